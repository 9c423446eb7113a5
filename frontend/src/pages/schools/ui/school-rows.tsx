import { useCallback, useState } from 'react';
import Card from '@mui/material/Card';
import type { School } from '@/entities/school';
import type { SchoolSort } from '../model/school-sort';
import type { Favorites } from '../model/use-favorites';
import { CoachDialog } from './coach-dialog';
import { SchoolCards } from './school-cards';
import { SchoolTable } from './school-table';

interface SchoolRowsProps {
  schools: readonly School[];
  /** A table on a desk, else cards. */
  asTable: boolean;
  /** Draws only what is near the view. */
  windowed: boolean;
  favorites: Favorites;
  sort: SchoolSort;
  onSort: (sort: SchoolSort) => void;
}

/** The schools of one page; pressed, one of them shows its coaches: below its row, or over the cards. */
export function SchoolRows({ schools, asTable, windowed, favorites, sort, onSort }: SchoolRowsProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const toggleOpen = useCallback((id: number) => setOpenId((before) => (before === id ? null : id)), []);
  const rows = {
    schools,
    windowed,
    favoriteIds: favorites.ids,
    onToggleFavorite: favorites.toggle,
    onToggleOpen: toggleOpen,
  };
  if (asTable) {
    return (
      <Card>
        <SchoolTable {...rows} openId={openId} sort={sort} onSort={onSort} />
      </Card>
    );
  }
  return (
    <>
      <SchoolCards {...rows} />
      <CoachDialog school={schools.find(({ id }) => id === openId)} onClose={() => setOpenId(null)} />
    </>
  );
}
