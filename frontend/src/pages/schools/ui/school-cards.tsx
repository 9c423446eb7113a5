import type { School } from '@/entities/school';
import { useRowWindow } from '@/shared/lib/row-window';
import type { RowActions } from './row-actions';
import { SchoolCard } from './school-card';
import css from './school-cards.module.css';

interface SchoolCardsProps extends RowActions {
  schools: readonly School[];
  favoriteIds: ReadonlySet<number> | null;
  windowed: boolean;
}

const cardHeight = 180;

/** The schools on a phone or a small tablet. */
export function SchoolCards({ schools, favoriteIds, windowed, ...actions }: SchoolCardsProps) {
  const { indexes, above, below, listRef, measure } = useRowWindow({
    count: schools.length,
    enabled: windowed,
    rowHeight: cardHeight,
  });
  return (
    <ul
      ref={listRef}
      aria-label="Schools"
      className={windowed ? css['list'] : `${css['list']} ${css['columns']}`}
      style={{ paddingTop: above, paddingBottom: below }}
    >
      {indexes.map((index) => {
        const school = schools[index];
        return (
          school && (
            <SchoolCard
              key={school.id}
              index={index}
              measure={measure}
              school={school}
              marked={favoriteIds?.has(school.id) ?? null}
              {...actions}
            />
          )
        );
      })}
    </ul>
  );
}
