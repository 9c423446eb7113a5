import type { SavedStrategy } from '../../application/ports/strategies.js';
import type { Allowance } from '../../../writing/index.js';
import type { StrategyDto } from './strategy.dto.js';

/** A saved plan as the API shows it. */
export function presentStrategy({ content, ...rest }: SavedStrategy & { allowance: Allowance | null }): StrategyDto {
  const { schoolStrategies, ...prose } = content;
  return {
    ...rest,
    strategyId: rest.id,
    ...prose,
    schoolStrategies: schoolStrategies.map((one) => ({
      ...one,
      division: one.division as StrategyDto['schoolStrategies'][number]['division'],
    })),
  };
}
