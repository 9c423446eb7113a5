import { memo } from 'react';
import Star from '@mui/icons-material/StarRounded';
import Button from '@mui/material/Button';
import type { Choice } from '../../model/filters/choice';
import type { FilterChoices } from '../../model/filters/filter-choices';
import type { FitFilterName } from '../../model/filters/fit-filters';
import { fitFilterNames, listFilterNames } from '../../model/filters/filter-names';
import { isNarrowed } from '../../model/filters/is-narrowed';
import { noFilters, type SchoolFilters } from '../../model/filters/school-filters';
import { summaryOf } from '../../model/filters/summary-of';
import css from './chip.module.css';
import { FilterMenu } from './filter-menu';
import { PositionFilter } from './position-filter';
import { ToggleChip } from './toggle-chip';

export interface FilterBarProps {
  /** Groups of fit and related values; null while no fit is known. */
  fitChoices: FitChoices | null;
  filters: SchoolFilters;
  choices: FilterChoices;
  /** null while the favorites are not known. */
  favoriteCount: number | null;
  onFilter: (change: Partial<SchoolFilters>) => void;
}

export type FitChoices = Record<FitFilterName, readonly Choice[]>;

function chosenSummary(choices: readonly Choice[], chosen: readonly string[]): string | null {
  if (chosen.length === 0) return null;
  return summaryOf(choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label));
}

/** Every filter of the list as a chip. */
export function FilterBar({ filters, choices, fitChoices, favoriteCount, onFilter }: FilterBarProps) {
  return (
    <div role="group" aria-label="Filters" className={css['bar']}>
      <Chips
        favoritesOnly={filters.favoritesOnly}
        divisions={filters.divisions}
        associations={filters.associations}
        states={filters.states}
        conferences={filters.conferences}
        positions={filters.positions}
        subdivisions={filters.subdivisions}
        contacts={filters.contacts}
        tiers={filters.tiers}
        distances={filters.distances}
        needs={filters.needs}
        windows={filters.windows}
        admissions={filters.admissions}
        prices={filters.prices}
        fitChoices={fitChoices}
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

type ChipsProps = Omit<FilterBarProps, 'filters'> & Omit<SchoolFilters, 'search'>;

/** Memoized, so that typing in the search does not render it again. */
const Chips = memo(function Chips(props: ChipsProps) {
  const { positions, favoritesOnly, choices, fitChoices, favoriteCount, onFilter } = props;
  const menus = [
    // Rendered before the fits are loaded: chips that appear later would push the list down.
    ...fitFilterNames.map(([key, name]) => ({ key, name, groups: fitChoices?.[key] ?? null })),
    ...listFilterNames.map(([key, name]) => ({ key, name, groups: choices[key] })),
  ];
  return (
    <>
      <ToggleChip active={favoritesOnly} onToggle={() => onFilter({ favoritesOnly: !favoritesOnly })}>
        <Star sx={{ fontSize: 17 }} />
        Favorites {favoriteCount ?? ''}
      </ToggleChip>
      {menus.map(({ key, name, groups }) => (
        <FilterMenu
          key={key}
          name={name}
          summary={groups && chosenSummary(groups, props[key])}
          choices={groups}
          chosen={props[key]}
          onChoose={(values) => onFilter({ [key]: values })}
          onReset={() => onFilter({ [key]: [] })}
        />
      ))}
      <PositionFilter choices={choices.positions} positions={positions} onChange={(positions) => onFilter({ positions })} />
    </>
  );
});
