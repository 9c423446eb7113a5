import type { CoverageDto } from '@/shared/api';

/** "37% of 167": the programs whose address was confirmed at any time; one that is not none is never 0%, and one that is not all never 100%. */
export function coverageShare({ programs, within30Days, within180Days, older }: CoverageDto): string {
  const confirmed = within30Days + within180Days + older;
  if (programs === 0) return 'None';
  const percent = Math.round((confirmed / programs) * 100);
  if (percent === 0 && confirmed > 0) return `<1% of ${programs}`;
  return `${percent === 100 && confirmed < programs ? 99 : percent}% of ${programs}`;
}
