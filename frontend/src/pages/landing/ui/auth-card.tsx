import { type KeyboardEvent, useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

const tabs = ['Sign In', 'Sign Up'] as const;

const tabLook = {
  minHeight: 44,
  px: 0,
  border: 0,
  borderBottom: '3px solid transparent',
  mb: '-1px',
  bgcolor: 'transparent',
  color: 'text.secondary',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&[aria-selected="true"]': { color: 'text.primary', borderBottomColor: 'primary.main' },
} as const;

/** Sign In (first) and Sign Up, as tabs that arrow keys move between. */
export function AuthCard() {
  const id = useId();
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const next = 1 - current;
    setCurrent(next);
    buttons.current[next]?.focus();
  }

  return (
    <Box
      component="section"
      aria-label="Your account"
      id="account"
      sx={{
        p: { xs: 2.5, sm: 3.5 },
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Box component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        Your college football recruiting platform
      </Box>
      <Box
        role="tablist"
        aria-label="Sign in or sign up"
        onKeyDown={onKeyDown}
        sx={{ display: 'flex', gap: 3, borderBottom: '1px solid', borderColor: 'divider', mb: 2.5 }}
      >
        {tabs.map((label, index) => (
          <Box
            key={label}
            component="button"
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
            aria-selected={current === index}
            tabIndex={current === index ? 0 : -1}
            ref={(element: HTMLButtonElement | null) => {
              buttons.current[index] = element;
            }}
            onClick={() => setCurrent(index)}
            sx={tabLook}
          >
            {label}
          </Box>
        ))}
      </Box>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current}`}>
        {current === 0 ? <SignInForm /> : <SignUpForm />}
      </div>
    </Box>
  );
}
