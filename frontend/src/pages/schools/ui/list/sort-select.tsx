import { memo } from 'react';
import { PlainSelect } from '@/shared/ui/plain-select';
import { needsFits, type SchoolSort, sortColumns } from '../../model/list/school-sort';
import type { ListControl } from '../../model/list/use-list-state';

interface SortSelectProps {
  sort: SchoolSort;
  /** Fit and distance are known. */
  hasFits: boolean;
  onArrange: ListControl['arrange'];
}

const words = {
  fit: 'For you',
  name: 'Name',
  division: 'Division',
  conference: 'Conference',
  location: 'Location',
  subdivision: 'FBS or FCS',
  association: 'Association',
  need: 'Roster need',
  contacts: 'Coach emails',
  distance: 'Distance',
  admission: 'Admission rate',
  price: 'Net price',
  window: 'May contact you',
} as const;
const plainColumns = sortColumns.filter((column) => !needsFits(column));

/** The order of the cards, which have no column headers to press. */
export const SortSelect = memo(function SortSelect({ sort, hasFits, onArrange }: SortSelectProps) {
  function choose(text: string): void {
    const column = sortColumns.find((name) => text.startsWith(name)) ?? 'name';
    onArrange({ sort: { column, descending: text.endsWith('-desc') } });
  }
  return (
    <PlainSelect value={`${sort.column}${sort.descending ? '-desc' : ''}`} aria-label="Sort by" onChoose={choose}>
      {(hasFits ? sortColumns : plainColumns).map((column) => [
        // The usual order needs no arrow, and is read whole between two other controls of a phone.
        <option key={column} value={column}>
          {column === 'fit' ? words.fit : `${words[column]} ↑`}
        </option>,
        <option key={`${column}-desc`} value={`${column}-desc`}>
          {words[column]} ↓
        </option>,
      ])}
    </PlainSelect>
  );
});
