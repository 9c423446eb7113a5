import type { SchoolSort, SortColumn } from '../../model/list/school-sort';
import css from './school-table.module.css';

interface SortHeaderProps {
  column: SortColumn;
  label: string;
  sort: SchoolSort;
  onSort: (sort: SchoolSort) => void;
}

/** A column's name that sorts: from A first, then from Z. */
export function SortHeader({ column, label, sort, onSort }: SortHeaderProps) {
  const current = sort.column === column;
  const direction = sort.descending ? 'descending' : 'ascending';
  return (
    <th role="columnheader" scope="col" aria-sort={current ? direction : undefined}>
      <button type="button" className={css['sort']} onClick={() => onSort({ column, descending: current && !sort.descending })}>
        {label}
        <span aria-hidden className={css['arrow']}>
          {current ? (sort.descending ? '↓' : '↑') : '↕'}
        </span>
      </button>
    </th>
  );
}
