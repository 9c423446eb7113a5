import School from '@mui/icons-material/SchoolOutlined';
import Star from '@mui/icons-material/StarBorderRounded';
import Button from '@mui/material/Button';
import { EmptyState } from '@/shared/ui/empty-state';
import { fitFilterNames, listFilterNames } from '../model/filters/filter-names';
import { noFilters, type SchoolFilters } from '../model/filters/school-filters';

interface NoSchoolsProps {
  filters: SchoolFilters;
  /** Nothing is in the directory at all. */
  directoryEmpty: boolean;
  noFavorites: boolean;
  onFilter: (change: Partial<SchoolFilters>) => void;
}

const sentence = new Intl.ListFormat('en', { type: 'conjunction' });

/** The names of the filters in force, for the hint which to clear. */
function inForce(filters: SchoolFilters): string {
  const { search, favoritesOnly, positions } = filters;
  const named = [
    search.trim() !== '' && `the search “${search.trim()}”`,
    favoritesOnly && 'Favorites',
    ...[...fitFilterNames, ...listFilterNames].map(([key, name]) => filters[key].length > 0 && name),
    positions !== null && 'Coach for',
  ];
  return sentence.format(named.filter((name) => name !== false));
}

/** Shown for an empty list: why it is empty, and what to do. */
export function NoSchools({ filters, directoryEmpty, noFavorites, onFilter }: NoSchoolsProps) {
  if (directoryEmpty) {
    return (
      <EmptyState icon={<School />} title="No schools yet">
        The directory of this server is empty. An admin can fill it with Import CSV.
      </EmptyState>
    );
  }
  if (filters.favoritesOnly && noFavorites) {
    return (
      <EmptyState
        icon={<Star />}
        title="No favorites yet"
        action={
          <Button variant="contained" onClick={() => onFilter({ favoritesOnly: false })}>
            Show all schools
          </Button>
        }
      >
        Press the star beside a school to keep it here. Your campaigns write to the coaches of your favorites.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<School />}
      title="No school matches"
      action={
        <Button variant="contained" onClick={() => onFilter(noFilters)}>
          Clear all
        </Button>
      }
    >
      No school matches {inForce(filters)}. Remove a filter to see more schools.
    </EmptyState>
  );
}
