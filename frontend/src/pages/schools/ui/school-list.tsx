import { memo, useMemo, useRef } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { School } from '@/entities/school';
import { ErrorState } from '@/shared/ui/error-state';
import { countWords } from '../model/count-words';
import { filterChoices } from '../model/filter-choices';
import type { Favorites } from '../model/use-favorites';
import type { ListControl } from '../model/use-list-state';
import { useShownSchools } from '../model/use-shown-schools';
import { FilterBar } from './filter-bar';
import { NoSchools } from './no-schools';
import { Pager } from './pager';
import { SchoolRows } from './school-rows';
import { SortSelect } from './sort-select';

interface SchoolListProps extends Pick<ListControl, 'state' | 'filter' | 'arrange'> {
  schools: readonly School[];
  favorites: Favorites;
}

/** Nine columns beside the sidebar need more than the theme's "lg". */
const roomForTable = '(min-width:1280px)';

/** The directory once it is there: filters, rows and pages. */
export const SchoolList = memo(function SchoolList(props: SchoolListProps) {
  const { schools, favorites, state, filter, arrange } = props;
  const { filters, sort, size } = state;
  const wide = useMediaQuery(roomForTable);
  const choices = useMemo(() => filterChoices(schools), [schools]);
  const shown = useShownSchools(schools, state, favorites.ids);
  const top = useRef<HTMLDivElement>(null);

  function goTo(page: number): void {
    arrange({ page });
    const place = top.current?.getBoundingClientRect().top ?? 0;
    if (place < 0) window.scrollTo(0, window.scrollY + place - 12);
  }

  return (
    <div ref={top}>
      {favorites.error !== undefined && (
        <Box sx={{ mb: 2 }}>
          <ErrorState title="Your favorites could not be loaded" error={favorites.error} onRetry={favorites.retry} />
        </Box>
      )}
      <FilterBar filters={filters} choices={choices} favoriteCount={favorites.ids?.size ?? null} onFilter={filter} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1.5, minHeight: wide ? 0 : 40 }}>
        <Typography role="status" color="textSecondary" sx={{ flex: 1 }}>
          {countWords(shown)}
        </Typography>
        {!wide && <SortSelect sort={sort} onSort={(next) => arrange({ sort: next })} />}
      </Box>
      {shown.total === 0 ? (
        <Card>
          <NoSchools
            filters={filters}
            directoryEmpty={schools.length === 0}
            noFavorites={favorites.ids?.size === 0}
            onFilter={filter}
          />
        </Card>
      ) : (
        <SchoolRows
          schools={shown.rows}
          asTable={wide}
          windowed={size === 'all'}
          favorites={favorites}
          sort={sort}
          onSort={(next) => arrange({ sort: next })}
        />
      )}
      {shown.total > 0 && <Pager page={shown} size={size} onSize={(next) => arrange({ size: next })} onPage={goTo} />}
    </div>
  );
});
