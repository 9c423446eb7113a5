import { memo, useEffect, useRef } from 'react';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { isDialogOpen, isTyping } from '@/shared/lib/keys';
import css from './search-box.module.css';

interface SearchBoxProps {
  value: string;
  /** How many schools there are to search; null while that is not known. */
  total: number | null;
  onType: (text: string) => void;
}

// Created once, so that typing renders only what changes.
const glass = <Search fontSize="small" />;
const cross = <Close fontSize="small" />;

/** Search by name, city, conference or mascot; the key "/" leads here from anywhere on the page. */
export const SearchBox = memo(function SearchBox({ value, total, onType }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const plain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!plain || isTyping(event.target) || isDialogOpen()) return;
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
    <div className={css['box']}>
      {glass}
      <input
        ref={input}
        type="search"
        value={value}
        onChange={(event) => onType(event.target.value)}
        placeholder={total === null || total === 1 ? 'Search schools' : `Search ${total} schools`}
        aria-label="Search schools"
        aria-keyshortcuts="/"
        autoComplete="off"
        maxLength={120}
        enterKeyHint="search"
      />
      {value === '' ? (
        <kbd aria-hidden className={css['key']}>
          /
        </kbd>
      ) : (
        <button type="button" aria-label="Clear search" className={css['clear']} onClick={clear}>
          {cross}
        </button>
      )}
    </div>
  );
});
