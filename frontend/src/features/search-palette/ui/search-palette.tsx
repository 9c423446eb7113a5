import { useId, useRef, useState, type KeyboardEvent } from 'react';
import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useBackCloses } from '@/shared/lib/back-closes';
import { countOf } from '@/shared/lib/figures';
import { Spoken } from '@/shared/ui/spoken';
import type { PalettePage } from '../model/palette-groups';
import { usePalette } from '../model/use-palette';
import css from './palette.module.css';
import { PaletteFoot } from './palette-foot';
import { PaletteResults } from './palette-results';
import { SearchField } from './search-field';

interface SearchPaletteProps {
  pages: readonly PalettePage[];
  onClose: () => void;
  onKeys: () => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** One field that finds schools, coaches, campaigns and pages; arrows and Enter open what is marked. */
export function SearchPalette({ pages, onClose, onKeys }: SearchPaletteProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const results = useRef<HTMLDivElement>(null);
  useBackCloses(true, onClose);
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { groups, missing } = usePalette(pages, search);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const active = Math.min(at, count - 1);
  const option = (index: number) => document.getElementById(`${id}-${index}`);

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // Pressed like a link, so that a page with unsaved words asks before it is left.
      option(active)?.click();
    } else if (step !== undefined && count > 0) {
      event.preventDefault();
      const next = (active + step + count) % count;
      setAt(next);
      option(next)?.scrollIntoView({ block: 'nearest' });
    }
  }

  function type(text: string): void {
    setSearch(text);
    setAt(0);
    results.current?.scrollTo?.({ top: 0 });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { className: css['paper'] }, container: { className: css['place'] } }}
    >
      <Spoken>
        <h2 id={`${id}-title`}>Search</h2>
      </Spoken>
      <SearchField
        value={search}
        listId={count > 0 ? `${id}-list` : null}
        activeId={count > 0 ? `${id}-${active}` : null}
        onType={type}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <div ref={results} className={css['results']}>
        <PaletteResults id={id} groups={groups} active={active} onPoint={setAt} onOpen={onClose} />
        {count === 0 && missing === null && <p className={css['nothing']}>Nothing found for “{search.trim()}”.</p>}
      </div>
      <Spoken live>{search.trim() === '' ? '' : countOf(count, 'result')}</Spoken>
      <PaletteFoot missing={missing} onKeys={onKeys} />
    </Dialog>
  );
}
