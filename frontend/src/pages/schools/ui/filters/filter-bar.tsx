import { memo } from 'react';
import Star from '@mui/icons-material/StarRounded';
import Button from '@mui/material/Button';
import type { School } from '@/entities/school';
import type { Choice } from '../../model/filters/choice';
import type { FilterChoices } from '../../model/filters/filter-choices';
import { isNarrowed } from '../../model/filters/is-narrowed';
import { noFilters, type SchoolFilters } from '../../model/filters/school-filters';
import { summaryOf } from '../../model/filters/summary-of';
import css from './chip.module.css';
import { FilterMenu } from './filter-menu';
import { PositionFilter } from './position-filter';

interface FilterBarProps {
  filters: SchoolFilters;
  choices: FilterChoices;
  /** null while the favorites are not known. */
  favoriteCount: number | null;
  onFilter: (change: Partial<SchoolFilters>) => void;
}

function chosenSummary(choices: readonly Choice[], chosen: readonly string[]): string | null {
  if (chosen.length === 0) return null;
  return summaryOf(choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label));
}

/** Every filter of the list as a chip. */
export function FilterBar({ filters, choices, favoriteCount, onFilter }: FilterBarProps) {
  return (
    <div role="group" aria-label="Filters" className={css['bar']}>
      <Chips
        favoritesOnly={filters.favoritesOnly}
        withoutCoach={filters.withoutCoach}
        divisions={filters.divisions}
        associations={filters.associations}
        states={filters.states}
        conferences={filters.conferences}
        positions={filters.positions}
        choices={choices}
        favoriteCount={favoriteCount}
        onFilter={onFilter}
      />
      {isNarrowed(filters) && (
        <Button size="small" color="inherit" onClick={() => onFilter(noFilters)}>
          Clear all
        </Button>
      )}
    </div>
  );
}

function WithoutCoachChip({ active, onFilter }: Pick<FilterBarProps, 'onFilter'> & { active: boolean }) {
  return (
    <span className={css['chip']} data-active={active}>
      <button
        type="button"
        className={`${css['main']} ${css['toggle']}`}
        aria-pressed={active}
        onClick={() => onFilter({ withoutCoach: !active })}
      >
        No coach email
      </button>
    </span>
  );
}

type ChipsProps = Omit<FilterBarProps, 'filters'> & Omit<SchoolFilters, 'search'>;

/** Kept from being drawn anew while somebody types in the search. */
const Chips = memo(function Chips(props: ChipsProps) {
  const { divisions, associations, states, conferences, positions, favoritesOnly, withoutCoach, choices, favoriteCount, onFilter } = props;
  return (
    <>
      <span className={css['chip']} data-active={favoritesOnly}>
        <button
          type="button"
          className={`${css['main']} ${css['toggle']}`}
          aria-pressed={favoritesOnly}
          onClick={() => onFilter({ favoritesOnly: !favoritesOnly })}
        >
          <Star sx={{ fontSize: 17 }} />
          Favorites {favoriteCount ?? ''}
        </button>
      </span>
      <WithoutCoachChip active={withoutCoach} onFilter={onFilter} />
      <FilterMenu
        name="Division"
        summary={chosenSummary(choices.divisions, divisions)}
        choices={choices.divisions}
        chosen={divisions}
        onChoose={(values) => onFilter({ divisions: values as School['division'][] })}
        onReset={() => onFilter({ divisions: [] })}
      />
      <FilterMenu
        name="Association"
        summary={chosenSummary(choices.associations, associations)}
        choices={choices.associations}
        chosen={associations}
        onChoose={(values) => onFilter({ associations: values })}
        onReset={() => onFilter({ associations: [] })}
      />
      <FilterMenu
        name="State"
        summary={chosenSummary(choices.states, states)}
        choices={choices.states}
        chosen={states}
        onChoose={(values) => onFilter({ states: values })}
        onReset={() => onFilter({ states: [] })}
      />
      <FilterMenu
        name="Conference"
        summary={chosenSummary(choices.conferences, conferences)}
        choices={choices.conferences}
        chosen={conferences}
        onChoose={(values) => onFilter({ conferences: values })}
        onReset={() => onFilter({ conferences: [] })}
      />
      <PositionFilter choices={choices.positions} positions={positions} onChange={(positions) => onFilter({ positions })} />
    </>
  );
});
