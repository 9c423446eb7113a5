import { useEffect, useRef } from 'react';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';

interface SearchBoxProps {
  value: string;
  /** How many schools there are to search; null while that is not known. */
  total: number | null;
  onType: (text: string) => void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Search by name, city, conference or mascot; the key "/" leads here from anywhere on the page. */
export function SearchBox({ value, total, onType }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const plain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      const inDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      if (!plain || inDialog || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  function clear(): void {
    onType('');
    input.current?.focus();
  }

  return (
    <OutlinedInput
      size="small"
      inputRef={input}
      value={value}
      onChange={(event) => onType(event.target.value)}
      placeholder={total === null ? 'Search schools' : `Search ${total} schools`}
      inputProps={{
        type: 'search',
        'aria-label': 'Search schools',
        'aria-keyshortcuts': '/',
        autoComplete: 'off',
        maxLength: 120,
        enterKeyHint: 'search',
      }}
      startAdornment={<Search sx={{ mr: 1, color: 'text.secondary' }} fontSize="small" />}
      endAdornment={
        <InputAdornment position="end">
          {value === '' ? (
            <Typography
              component="kbd"
              variant="caption"
              aria-hidden
              sx={{ px: 0.9, border: '1px solid', borderColor: 'divider', borderRadius: '6px', display: { xs: 'none', md: 'block' } }}
            >
              /
            </Typography>
          ) : (
            <IconButton size="small" edge="end" aria-label="Clear search" onClick={clear}>
              <Close fontSize="small" />
            </IconButton>
          )}
        </InputAdornment>
      }
      sx={{
        width: { xs: 'calc(100vw - 32px)', sm: 300 },
        '& input::placeholder': { opacity: 1, color: 'text.secondary' },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
}
