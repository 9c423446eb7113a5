import type { School } from '@/entities/school';
import { useRowWindow } from '@/shared/lib/row-window';
import type { SchoolSort } from '../model/school-sort';
import type { RowActions } from './row-actions';
import { SchoolRow } from './school-row';
import css from './school-table.module.css';
import { SortHeader } from './sort-header';

interface SchoolTableProps extends RowActions {
  schools: readonly School[];
  favoriteIds: ReadonlySet<number> | null;
  openId: number | null;
  windowed: boolean;
  sort: SchoolSort;
  onSort: (sort: SchoolSort) => void;
}

const rowHeight = 67;

function Gap({ height }: { height: number }) {
  return (
    <tbody aria-hidden>
      <tr>
        <td colSpan={9} style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  );
}

/** The schools on a desk. */
export function SchoolTable(props: SchoolTableProps) {
  const { schools, favoriteIds, openId, windowed, sort, onSort, ...actions } = props;
  const { indexes, above, below, listRef, measure } = useRowWindow({
    count: schools.length,
    enabled: windowed,
    rowHeight,
  });
  const sorting = { sort, onSort };
  return (
    <table ref={listRef} className={css['table']} aria-rowcount={windowed ? schools.length + 1 : undefined}>
      <caption className={css['caption']}>Schools</caption>
      <thead>
        <tr>
          <th scope="col" style={{ width: 52 }}>
            <span className={css['caption']}>Favorite</span>
          </th>
          <SortHeader column="name" label="School" width="auto" {...sorting} />
          <SortHeader column="division" label="Division" width={92} {...sorting} />
          <SortHeader column="conference" label="Conference" width="12%" {...sorting} />
          <SortHeader column="location" label="Location" width="13%" {...sorting} />
          <th scope="col" style={{ width: 72 }}>
            Coaches
          </th>
          <th scope="col" style={{ width: 214 }}>
            Contact
          </th>
          <th scope="col" style={{ width: 128 }}>
            Lead
          </th>
          <th scope="col" style={{ width: 80 }}>
            <span className={css['caption']}>Fit</span>
          </th>
        </tr>
      </thead>
      {above > 0 && <Gap height={above} />}
      {indexes.map((index) => {
        const school = schools[index];
        return (
          school && (
            <SchoolRow
              key={school.id}
              index={index}
              measure={measure}
              school={school}
              marked={favoriteIds?.has(school.id) ?? null}
              open={school.id === openId}
              {...actions}
            />
          )
        );
      })}
      {below > 0 && <Gap height={below} />}
    </table>
  );
}
