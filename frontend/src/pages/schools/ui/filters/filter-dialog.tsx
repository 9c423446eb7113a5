import Button from '@mui/material/Button';
import { countOf } from '@/shared/lib/figures';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { isNarrowed } from '../../model/filters/is-narrowed';
import { noFilters } from '../../model/filters/school-filters';
import type { FilterBarProps } from './filter-bar';
import { FilterGroups } from './filter-groups';

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
        <>
          {isNarrowed(bar.filters) && (
            <Button color="inherit" sx={{ flexShrink: 0 }} onClick={() => bar.onFilter(noFilters)}>
              Clear all
            </Button>
          )}
          <Button variant="contained" fullWidth onClick={onClose}>
            Show {countOf(found, 'school')}
          </Button>
        </>
      }
    >
      <FilterGroups {...bar} />
    </ResponsiveDialog>
  );
}
