import type { School } from '@/entities/school';
import { useRootFont, useRowWindow } from '@/shared/lib/row-window';
import type { SchoolFits } from '../../model/list/school-fit';
import type { SchoolSort } from '../../model/list/school-sort';
import { figureColumns, sortedFigure } from '../../model/list/sorted-figure';
import type { RowActions } from './row-actions';
import { SchoolCard } from './school-card';
import css from './school-cards.module.css';

interface SchoolCardsProps extends RowActions {
  schools: readonly School[];
  fits: SchoolFits | null;
  favoriteIds: ReadonlySet<number> | null;
  sort: SchoolSort;
  windowed: boolean;
}

/** The height of a windowed card with the room below it. */
const usual = { rowRem: 7.25, rowPixels: 0 };
/** For large text, where two lines do not fit beside each other. */
const stacked = { rowRem: 6.75, rowPixels: 116 };
const stackedBelowRem = 19;

/** For the style sheet. */
const cardHeight = ({ rowRem, rowPixels }: typeof usual) => ({ '--card-height': `calc(${rowRem}rem + ${rowPixels}px)` });

/** The schools on a phone or a small tablet. */
export function SchoolCards({ schools, fits, favoriteIds, windowed, sort, ...actions }: SchoolCardsProps) {
  const isStacked = useRootFont().widthRem < stackedBelowRem;
  const height = isStacked ? stacked : usual;
  const { indexes, above, below, listRef } = useRowWindow({
    count: schools.length,
    enabled: windowed,
    ...height,
  });
  return (
    <ul
      ref={listRef}
      aria-label="Schools"
      className={`${css['list']} ${css[windowed ? 'windowed' : 'columns']}`}
      data-stacked={isStacked || undefined}
      style={{ paddingTop: above, paddingBottom: below, ...cardHeight(height) }}
    >
      {indexes.map((index) => {
        const school = schools[index];
        return (
          school && (
            <SchoolCard
              key={school.id}
              school={school}
              fit={fits?.get(school.id)}
              figure={sortedFigure(fits?.get(school.id), sort.column)}
              isSortedByFigure={figureColumns.includes(sort.column)}
              marked={favoriteIds?.has(school.id) ?? null}
              {...actions}
            />
          )
        );
      })}
    </ul>
  );
}
