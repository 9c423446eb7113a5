import { memo } from 'react';
import type { SchoolSort } from '../../model/list/school-sort';
import css from './school-table.module.css';
import { SortHeader } from './sort-header';

interface TableHeadProps {
  sort: SchoolSort;
  onSort: (sort: SchoolSort) => void;
}

function PlainHeader({ label, hidden = false }: { label: string; hidden?: boolean }) {
  return (
    <th role="columnheader" scope="col">
      {hidden ? <span className={css['caption']}>{label}</span> : label}
    </th>
  );
}

/** The names of the columns; five of them sort. */
export const TableHead = memo(function TableHead(sorting: TableHeadProps) {
  return (
    <thead role="rowgroup">
      <tr role="row" className={css['head']}>
        <PlainHeader label="Favorite" hidden />
        <SortHeader column="name" label="School" {...sorting} />
        <SortHeader column="division" label="Division" {...sorting} />
        <SortHeader column="conference" label="Conference" {...sorting} />
        <SortHeader column="location" label="Location" {...sorting} />
        <PlainHeader label="Coaches" />
        <PlainHeader label="Contact" />
        <PlainHeader label="Lead" />
        <SortHeader column="fit" label="Fit" {...sorting} />
      </tr>
    </thead>
  );
});
