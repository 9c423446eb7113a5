import Star from '@mui/icons-material/StarRounded';
import type { Choice } from '../../model/filters/choice';
import { fitFilterNames, listFilterNames } from '../../model/filters/filter-names';
import { summaryOf } from '../../model/filters/summary-of';
import type { FilterBarProps } from './filter-bar';
import { FilterMenu } from './filter-menu';
import css from './filter-groups.module.css';
import { PositionFilter } from './position-filter';
import { ToggleChip } from './toggle-chip';

/** Lists too long to show whole; each is behind a chip. */
const long: readonly string[] = ['states', 'conferences'];

interface ChipGroupProps {
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChoose: (values: string[]) => void;
}

function ChipGroup({ name, choices, chosen, onChoose }: ChipGroupProps) {
  return (
    <fieldset className={css['group']}>
      <legend>{name}</legend>
      {choices.map(({ value, label }) => {
        const active = chosen.includes(value);
        const others = chosen.filter((other) => other !== value);
        return (
          <ToggleChip key={value} active={active} onToggle={() => onChoose(active ? others : [...others, value])}>
            {label}
          </ToggleChip>
        );
      })}
    </fieldset>
  );
}

/** All filters on a phone: the choices are visible with their numbers of schools, and one press selects one. */
export function FilterGroups({ filters, choices, fitChoices, favoriteCount, onFilter }: FilterBarProps) {
  const groups = [
    ...(fitChoices === null ? [] : fitFilterNames.map(([key, name]) => ({ key, name, choices: fitChoices[key] }))),
    ...listFilterNames.map(([key, name]) => ({ key, name, choices: choices[key] })),
  ].map((group) => ({ ...group, chosen: filters[group.key], onChoose: (values: string[]) => onFilter({ [group.key]: values }) }));
  return (
    <div role="group" aria-label="Filters" className={css['groups']}>
      <div className={css['group']}>
        <ToggleChip active={filters.favoritesOnly} onToggle={() => onFilter({ favoritesOnly: !filters.favoritesOnly })}>
          <Star sx={{ fontSize: 17 }} />
          Favorites {favoriteCount ?? ''}
        </ToggleChip>
        <PositionFilter choices={choices.positions} positions={filters.positions} onChange={(positions) => onFilter({ positions })} />
        {groups
          .filter(({ key }) => long.includes(key))
          .map((group) => (
            <FilterMenu
              key={group.key}
              name={group.name}
              summary={group.chosen.length === 0 ? null : summaryOf(labelsOf(group))}
              choices={group.choices}
              chosen={group.chosen}
              onChoose={group.onChoose}
              onReset={() => group.onChoose([])}
            />
          ))}
      </div>
      {groups
        .filter(({ key }) => !long.includes(key))
        .map(({ key, ...group }) => (
          <ChipGroup key={key} {...group} />
        ))}
    </div>
  );
}

function labelsOf({ choices, chosen }: Pick<ChipGroupProps, 'choices' | 'chosen'>): string[] {
  return choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
}
