import { useState } from 'react';
import Tune from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { laterPart } from '@/shared/lib/later-part';
import { filtersSet } from '../../model/filters/filters-set';
import type { FilterBarProps } from './filter-bar';

const FilterDialog = laterPart(async () => (await import('./filter-dialog')).FilterDialog);

interface FilterSheetProps extends FilterBarProps {
  /** Schools that pass as things are set. */
  found: number;
}

/** On a phone all filters are behind one button, which shows how many are set. */
export function FilterSheet({ found, ...bar }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const set = filtersSet(bar.filters);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Tune />}
        aria-haspopup="dialog"
        sx={{ px: 1.25, '& .MuiButton-startIcon': { mr: 0.5, ml: 0 } }}
        onClick={() => setOpen(true)}
      >
        {set === 0 ? 'Filters' : `Filters (${set})`}
      </Button>
      {isOpen && <FilterDialog {...bar} found={found} onClose={() => setOpen(false)} />}
    </>
  );
}
