import type { School } from '@/entities/school';
import { useRowWindow } from '@/shared/lib/row-window';
import type { SchoolSort } from '../../model/list/school-sort';
import type { SchoolFits } from '../../model/list/school-fit';
import { sortedFigure } from '../../model/list/sorted-figure';
import type { RowActions } from './row-actions';
import { SchoolRow } from './school-row';
import css from './school-table.module.css';
import { TableHead } from './table-head';

interface SchoolTableProps extends RowActions {
  schools: readonly School[];
  fits: SchoolFits | null;
  favoriteIds: ReadonlySet<number> | null;
  openId: number | null;
  windowed: boolean;
  sort: SchoolSort;
  onSort: (sort: SchoolSort) => void;
}

/** The height of a windowed row in school-table.module.css. */
const rowRem = 5;

/**
 * The schools on a desk. The parts of a table are laid out as a grid row by row, because a real table is laid out whole
 * whenever one row comes or goes; the roles tell assistive technology what they still are.
 */
export function SchoolTable(props: SchoolTableProps) {
  const { schools, fits, favoriteIds, openId, windowed, sort, onSort, ...actions } = props;
  const { indexes, above, below, isWhole, listRef, panelRef } = useRowWindow({
    count: schools.length,
    enabled: windowed,
    rowRem,
    openIndex: schools.findIndex(({ id }) => id === openId),
    inTwo: true,
  });
  return (
    <table role="table" aria-rowcount={windowed ? schools.length + 1 : undefined} className={css['table']}>
      <caption className={css['caption']}>Schools</caption>
      <TableHead sort={sort} onSort={onSort} />
      <tbody
        role="rowgroup"
        ref={listRef}
        className={windowed ? css['windowed'] : undefined}
        style={{ paddingTop: above, paddingBottom: below }}
      >
        {indexes.map((index) => {
          const school = schools[index];
          return (
            school && (
              <SchoolRow
                key={school.id}
                rowIndex={windowed ? index + 2 : undefined}
                panelRef={panelRef}
                school={school}
                fit={fits?.get(school.id)}
                figure={sortedFigure(fits?.get(school.id), sort.column)}
                whole={isWhole(index)}
                marked={favoriteIds?.has(school.id) ?? null}
                open={school.id === openId}
                {...actions}
              />
            )
          );
        })}
      </tbody>
    </table>
  );
}
