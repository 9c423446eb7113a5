import { useState } from 'react';
import Tune from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { laterPart } from '@/shared/lib/later-part';
import { filtersSet } from '../../model/filters/filters-set';
import type { FilterBarProps } from './filter-bar';
import css from './filter-sheet.module.css';

const FilterDialog = laterPart(async () => (await import('./filter-dialog')).FilterDialog);

interface FilterSheetProps extends FilterBarProps {
  /** Schools that pass as things are set. */
  found: number;
}

/** On a phone all filters are behind one button, which shows how many are set; a narrow one has room for its picture and the number. */
export function FilterSheet({ found, ...bar }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const set = filtersSet(bar.filters);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={set === 0 ? 'Filters' : `Filters (${set})`}
        aria-haspopup="dialog"
        sx={{ px: 1.25, minWidth: 44 }}
        onClick={() => setOpen(true)}
      >
        <Tune fontSize="small" aria-hidden />
        <span className={css['words']}>Filters</span>
        {set > 0 && <span className={css['count']}>{set}</span>}
      </Button>
      {isOpen && <FilterDialog {...bar} found={found} onClose={() => setOpen(false)} />}
    </>
  );
}
