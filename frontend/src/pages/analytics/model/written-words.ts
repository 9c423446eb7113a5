import type { WrittenComparisonDto, WrittenRowDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';

type By = WrittenComparisonDto['by'];

const GROUPS: Record<By, { title: string; one: string; many: string }> = {
  template: { title: 'By template', one: 'template', many: 'templates' },
  subject: { title: 'By subject', one: 'subject', many: 'subjects' },
  step: { title: 'By follow-up', one: 'email of a campaign', many: 'emails of a campaign' },
};
const STEPS = ['First email', 'First follow-up', 'Second follow-up', 'Third follow-up'];

/** "{{student_position}} from {{school_name}}" as "[position] from [school name]". */
function readable(subject: string): string {
  return subject.replace(/\{\{(?:student_)?([a-z_]{1,60})\}\}/gu, (_token, name: string) => `[${name.replaceAll('_', ' ')}]`);
}

function rowLabel(by: By, { label, campaigns, step }: WrittenRowDto): string {
  if (by === 'step') return STEPS[step ?? 0] ?? 'Follow-up';
  if (by === 'subject') return `“${readable(label ?? '')}”`;
  if (label === null) return 'Template of a deleted campaign';
  return campaigns > 1 ? `${label} and ${countOf(campaigns - 1, 'more campaign')}` : label;
}

function verdict({ by, counted, groups, rows }: WrittenComparisonDto): string {
  const best = rows.find(({ isBest }) => isBest);
  if (best) return `Enough to tell: ${rowLabel(by, best)} got most replies for its emails (n = ${counted}).`;
  if (groups > 1) return `Too few to tell which does best (n = ${counted}).`;
  return by === 'step'
    ? `First emails only so far, so nothing to compare (n = ${counted}).`
    : `One ${by} so far, so nothing to compare (n = ${counted}).`;
}

/** The texts of a comparison: its title, its verdict, its rows with their emails, and how many groups are not shown. */
export function writtenWords(comparison: WrittenComparisonDto) {
  const { by, groups, rows } = comparison;
  const { title, one, many } = GROUPS[by];
  const hidden = groups - rows.length;
  return {
    title,
    verdict: verdict(comparison),
    rows: rows.map((row, at) => ({
      key: at,
      label: rowLabel(by, row),
      replied: `${row.replied} of ${row.counted} replied`,
      isBest: row.isBest,
    })),
    more: hidden > 0 ? `and ${countOf(hidden, `more ${one}`, `more ${many}`)} with fewer emails` : null,
  };
}
