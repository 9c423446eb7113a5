import Button from '@mui/material/Button';
import { countOf } from '@/shared/lib/figures';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { FilterBar, type FilterBarProps } from './filter-bar';

interface FilterDialogProps extends FilterBarProps {
  /** Schools that pass as things are set. */
  found: number;
  onClose: () => void;
}

/** All filters on a phone. */
export function FilterDialog({ found, onClose, ...bar }: FilterDialogProps) {
  return (
    <ResponsiveDialog
      open
      title="Filters"
      onClose={onClose}
      actions={
        <Button variant="contained" fullWidth onClick={onClose}>
          Show {countOf(found, 'school')}
        </Button>
      }
    >
      <FilterBar {...bar} />
    </ResponsiveDialog>
  );
}
