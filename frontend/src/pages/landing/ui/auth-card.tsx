import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { laterPart } from '@/shared/lib/later-part';
import css from './auth-card.module.css';
import { SignInForm } from './sign-in-form';

const SignUpForm = laterPart(async () => (await import('./sign-up-form')).SignUpForm);

const tabs = ['Sign In', 'Sign Up'] as const;

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
    <section aria-label="Your account" className={css['card']}>
      <p className={css['tagline']}>Your college football recruiting platform</p>
      <div role="tablist" aria-label="Sign in or sign up" className={css['tabs']}>
        {tabs.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
            aria-selected={current === index}
            tabIndex={current === index ? 0 : -1}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            onClick={() => setCurrent(index)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current}`}>
        {current === 0 ? <SignInForm /> : <SignUpForm />}
      </div>
    </section>
  );
}
