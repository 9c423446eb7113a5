import { useState } from 'react';
import Tune from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { countOf } from '@/shared/lib/figures';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { filtersSet } from '../../model/filters/filters-set';
import { FilterBar, type FilterBarProps } from './filter-bar';

interface FilterSheetProps extends FilterBarProps {
  /** Schools that pass as things are set. */
  found: number;
}

/** On a phone all filters are behind one button, which says how many are set. */
export function FilterSheet({ found, ...bar }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const set = filtersSet(bar.filters);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<Tune />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {set === 0 ? 'Filters' : `Filters (${set})`}
      </Button>
      {isOpen && (
        <ResponsiveDialog
          open
          title="Filters"
          onClose={close}
          actions={
            <Button variant="contained" fullWidth onClick={close}>
              Show {countOf(found, 'school')}
            </Button>
          }
        >
          <FilterBar {...bar} />
        </ResponsiveDialog>
      )}
    </>
  );
}
