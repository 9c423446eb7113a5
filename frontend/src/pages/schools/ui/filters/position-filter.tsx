import { useSession } from '@/entities/athlete';
import type { Choice } from '../../model/filters/choice';
import { coachCodeOf, positionCodes } from '../../model/filters/position-codes';
import { summaryOf } from '../../model/filters/summary-of';
import { FilterMenu } from './filter-menu';

interface PositionFilterProps {
  choices: readonly Choice[];
  /** null means all. */
  positions: readonly string[] | null;
  onChange: (positions: string[] | null) => void;
}

const all: readonly string[] = positionCodes.map(({ code }) => code);

/** Filters schools by the positions of their coaches. With all positions selected, schools without a coach are shown as well. */
export function PositionFilter({ choices, positions, onChange }: PositionFilterProps) {
  const { user } = useSession();
  const own = coachCodeOf(user?.position);
  return (
    <FilterMenu
      name="Coach for"
      only={own ?? undefined}
      summary={positions === null ? null : summaryOf(positions)}
      choices={choices}
      chosen={positions ?? all}
      onChoose={(values) => onChange(values.length === all.length ? null : all.filter((code) => values.includes(code)))}
      onReset={() => onChange(null)}
    />
  );
}
