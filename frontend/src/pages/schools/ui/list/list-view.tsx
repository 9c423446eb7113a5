import { useRef } from 'react';
import Card from '@mui/material/Card';
import type { School } from '@/entities/school';
import type { ListState } from '../../model/list/list-state';
import type { SchoolFits } from '../../model/list/school-fit';
import type { SchoolSort } from '../../model/list/school-sort';
import type { Page } from '../../model/list/page-of';
import type { Track } from '../../model/tracking/track';
import type { Favorites } from '../../model/use-favorites';
import type { ListControl } from '../../model/list/use-list-state';
import { NoSchools } from '../no-schools';
import { Pager } from './pager';
import { SchoolRows } from './school-rows';

interface ListViewProps {
  page: Page<School>;
  state: ListState;
  sort: SchoolSort;
  fits: SchoolFits | null;
  /** A table on a desk, else cards. */
  asTable: boolean;
  /** Nothing is in the directory at all. */
  directoryEmpty: boolean;
  favorites: Favorites;
  onTrack: Track;
  onFilter: ListControl['filter'];
  onArrange: ListControl['arrange'];
}

/** One page of the directory with the pagination. */
export function ListView(props: ListViewProps) {
  const { page, state, sort, fits, asTable, directoryEmpty, favorites, onTrack, onFilter, onArrange } = props;
  const { filters, size } = state;
  const top = useRef<HTMLDivElement>(null);

  function goTo(number: number): void {
    onArrange({ page: number });
    const place = top.current?.getBoundingClientRect().top ?? 0;
    if (place < 0) window.scrollTo(0, window.scrollY + place - 12);
  }

  if (page.total === 0) {
    return (
      <Card>
        <NoSchools filters={filters} directoryEmpty={directoryEmpty} noFavorites={favorites.ids?.size === 0} onFilter={onFilter} />
      </Card>
    );
  }
  return (
    <div ref={top}>
      <SchoolRows
        schools={page.rows}
        asTable={asTable}
        windowed={size === 'all'}
        favorites={favorites}
        sort={sort}
        fits={fits}
        onTrack={onTrack}
        onSort={(next) => onArrange({ sort: next })}
      />
      <Pager page={page} size={size} onArrange={onArrange} onPage={goTo} />
    </div>
  );
}
