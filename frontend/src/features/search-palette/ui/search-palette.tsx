import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
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

/** Which of the results is marked, and what arrows and Enter do with it. */
function useMark(id: string, count: number) {
  const [at, setAt] = useState(0);
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

  return { active, setAt, onKeyDown };
}

function Frame({ titleId, onClose, children }: { titleId: string; onClose: () => void; children: ReactNode }) {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: { className: css['paper'] }, container: { className: css['place'] } }}
    >
      <Spoken>
        <h2 id={titleId}>Search</h2>
      </Spoken>
      {children}
    </Dialog>
  );
}

/** One field that finds schools, coaches, campaigns and pages; arrows and Enter open what is marked. */
export function SearchPalette({ pages, onClose, onKeys }: SearchPaletteProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const results = useRef<HTMLDivElement>(null);
  useBackCloses(true, onClose);
  const { groups, missing } = usePalette(pages, search);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const { active, setAt, onKeyDown } = useMark(id, count);
  const shown = count > 0 ? { listId: `${id}-list`, activeId: `${id}-${active}` } : { listId: null, activeId: null };

  function type(text: string): void {
    setSearch(text);
    setAt(0);
    results.current?.scrollTo?.({ top: 0 });
  }

  return (
    <Frame titleId={`${id}-title`} onClose={onClose}>
      <SearchField value={search} {...shown} onType={type} onKeyDown={onKeyDown} onClose={onClose} />
      <div ref={results} className={css['results']}>
        <PaletteResults id={id} groups={groups} active={active} onPoint={setAt} onOpen={onClose} />
        {count === 0 && missing === null && <p className={css['nothing']}>Nothing found for “{search.trim()}”.</p>}
      </div>
      <Spoken live>{search.trim() === '' ? '' : countOf(count, 'result')}</Spoken>
      <PaletteFoot missing={missing} onKeys={onKeys} />
    </Frame>
  );
}
