import { type KeyboardEvent, useEffect, useRef } from 'react';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import css from './palette.module.css';

interface SearchFieldProps {
  value: string;
  /** The list of results and the marked one; null while there are none. */
  listId: string | null;
  activeId: string | null;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The field that keeps the focus while its keys move through the results. */
export function SearchField({ value, listId, activeId, onType, onKeyDown, onClose }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className={css['field']}>
      <Search />
      <input
        ref={input}
        type="text"
        role="combobox"
        value={value}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder="Schools, coaches, campaigns, pages"
        aria-label="Search schools, coaches, campaigns and pages"
        aria-autocomplete="list"
        aria-expanded={listId !== null}
        aria-controls={listId ?? undefined}
        aria-activedescendant={activeId ?? undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={120}
        enterKeyHint="go"
      />
      <IconButton aria-label="Close" onClick={onClose} edge="end">
        <Close />
      </IconButton>
    </div>
  );
}
