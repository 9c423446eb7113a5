import { memo, useMemo } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { School } from '@/entities/school';
import { countOf } from '@/shared/lib/figures';
import { laterPart } from '@/shared/lib/later-part';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { countWords } from '../model/list/count-words';
import { startOf } from '../model/list/page-of';
import { filterChoices } from '../model/filters/filter-choices';
import { fitChoices, type FitFilterName } from '../model/filters/fit-filters';
import type { SchoolFits } from '../model/list/school-fit';
import type { Favorites } from '../model/use-favorites';
import { useFollowed } from '../model/board/use-followed';
import type { ListControl } from '../model/list/use-list-state';
import { useSchoolFits, useSort } from '../model/list/use-school-fits';
import { useShownSchools } from '../model/list/use-shown-schools';
import { useTracking } from '../model/tracking/use-tracking';
import type { FitChoices } from './filters/filter-bar';
import { ForYouNote } from './list/for-you-note';
import { ListHead } from './list-head';
import { ListView } from './list/list-view';
import { OwnListButtons } from './own-list/own-list-buttons';

const BoardView = laterPart(
  async () => (await import('./board/board-view')).BoardView,
  <SkeletonList rows={3} rowHeight={110} label="Loading board" />,
);

interface SchoolListProps extends Pick<ListControl, 'state' | 'filter' | 'arrange'> {
  schools: readonly School[];
  /** Of the directory, of which only the start may be there. */
  total: number;
  favorites: Favorites;
}

/** All schools in the list; on the board those that the athlete follows, none until they are known. */
function useCandidates(schools: readonly School[], ids: ReadonlySet<number> | null | undefined): readonly School[] {
  return useMemo(() => {
    if (ids === undefined) return schools;
    return ids === null ? nothing : schools.filter(({ id }) => ids.has(id));
  }, [schools, ids]);
}

/** The groups of fit and related values, with their counts; null while no fit is known. */
function useFitChoices(schools: readonly School[], fits: SchoolFits | null): FitChoices | null {
  return useMemo(() => {
    if (fits === null) return null;
    const of = (name: FitFilterName) => fitChoices(name, schools, fits);
    return {
      ...{ tiers: of('tiers'), distances: of('distances'), needs: of('needs') },
      ...{ windows: of('windows'), admissions: of('admissions'), prices: of('prices') },
    };
  }, [schools, fits]);
}

/** Nine columns beside the sidebar need more than the theme's "lg". */
const roomForTable = '(min-width:1340px)';
const phone = '(max-width:599px)';
const nothing: readonly School[] = [];

/** The loaded directory: filters, and the schools as pages of rows or as a board. */
export const SchoolList = memo(function SchoolList(props: SchoolListProps) {
  const { schools, total, favorites, state, filter, arrange } = props;
  const { filters, view } = state;
  const known = useSchoolFits(schools);
  const sort = useSort(state.sort, known);
  const wide = useMediaQuery(roomForTable);
  const isPhone = useMediaQuery(phone);
  const onTrack = useTracking();
  const onBoard = view === 'board';
  const followed = useFollowed(favorites.ids, onBoard);
  const candidates = useCandidates(schools, onBoard ? followed.ids : undefined);
  const choices = useMemo(() => filterChoices(schools), [schools]);
  const fitGroups = useFitChoices(schools, known.fits);
  const shown = useShownSchools(candidates, state, { sort, fits: known.fits }, favorites.ids);
  const [passed, page] = [shown.passed, total > schools.length ? startOf(shown.page, total) : shown.page];

  return (
    <>
      {favorites.error !== undefined && (
        <Box sx={{ mb: 2 }}>
          <ErrorState title="Your favorites could not be loaded" error={favorites.error} onRetry={favorites.retry} />
        </Box>
      )}
      <ListHead
        bar={{ filters, choices, fitChoices: fitGroups, favoriteCount: favorites.ids?.size ?? null, onFilter: filter }}
        passed={passed}
        count={onBoard ? `${countOf(passed.length, 'school')} on your board` : countWords(page)}
        sort={sort}
        hasFits={known.fits !== null}
        isPhone={isPhone}
        state={state}
        arrange={arrange}
      />
      {!onBoard && <ForYouNote sort={sort} passed={passed} isPhone={isPhone} {...known} />}
      {onBoard ? (
        <BoardView
          schools={passed}
          followed={followed}
          filters={filters}
          onFilter={filter}
          onTrack={onTrack}
          onList={() => arrange({ view: 'list' })}
        />
      ) : (
        <ListView
          page={page}
          state={state}
          sort={sort}
          fits={known.fits}
          asTable={wide}
          directoryEmpty={schools.length === 0}
          favorites={favorites}
          onTrack={onTrack}
          onFilter={filter}
          onArrange={arrange}
        />
      )}
      {isPhone && <OwnListButtons shown={passed} />}
    </>
  );
});
