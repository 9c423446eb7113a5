import { useCallback, useState } from 'react';
import Card from '@mui/material/Card';
import type { School } from '@/entities/school';
import { laterPart } from '@/shared/lib/later-part';
import type { SchoolFits } from '../../model/list/school-fit';
import type { SchoolSort } from '../../model/list/school-sort';
import type { SchoolSection } from '../../model/panel/school-section';
import type { Track } from '../../model/tracking/track';
import type { Favorites } from '../../model/use-favorites';
import { SchoolCards } from './school-cards';
import { SchoolTable } from './school-table';

const AddCoachesDialog = laterPart(async () => (await import('@/features/add-coaches')).AddCoachesDialog);
const SchoolDialog = laterPart(async () => (await import('../panel/school-dialog')).SchoolDialog);

interface SchoolRowsProps {
  schools: readonly School[];
  /** A table on a desk, else cards. */
  asTable: boolean;
  /** Renders only rows near the visible area. */
  windowed: boolean;
  favorites: Favorites;
  onTrack: Track;
  sort: SchoolSort;
  fits: SchoolFits | null;
  onSort: (sort: SchoolSort) => void;
}

/** The schools of one page; pressing one shows its details below its row, or over the cards. */
export function SchoolRows(props: SchoolRowsProps) {
  const { schools, asTable, windowed, favorites, sort, fits, onTrack, onSort } = props;
  const [openId, setOpenId] = useState<number | null>(null);
  const [section, setSection] = useState<SchoolSection>('coaches');
  const toggleOpen = useCallback((id: number, wanted: SchoolSection = 'coaches') => {
    setSection(wanted);
    setOpenId((before) => (before === id ? null : id));
  }, []);
  const [adding, setAdding] = useState<School | null>(null);
  const addCoaches = useCallback((id: number) => setAdding(schools.find((school) => school.id === id) ?? null), [schools]);
  const dialog = adding && <AddCoachesDialog school={adding} onClose={() => setAdding(null)} />;
  const opened = schools.find(({ id }) => id === openId);
  const rows = {
    schools,
    fits,
    windowed,
    sort,
    favoriteIds: favorites.ids,
    onToggleFavorite: favorites.toggle,
    onToggleOpen: toggleOpen,
    onAddCoaches: addCoaches,
    onTrack,
  };
  if (asTable) {
    return (
      <Card>
        <SchoolTable {...rows} openId={openId} onSort={onSort} />
        {dialog}
      </Card>
    );
  }
  return (
    <>
      <SchoolCards {...rows} />
      {dialog}
      {opened && <SchoolDialog school={opened} start={section} onTrack={onTrack} onClose={() => setOpenId(null)} />}
    </>
  );
}
