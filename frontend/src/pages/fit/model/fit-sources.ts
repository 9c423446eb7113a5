import type { FitPart } from './fit-analysis';

const PROFILE = 'Your profile';

/** Where the figures of a part come from, each once, with its year: "College Scorecard …, 2022-23"; null without any. */
export function fitSources({ inputs }: FitPart): string | null {
  const named = inputs
    .filter(({ source }) => source !== PROFILE)
    .map(({ source, asOf }) => (asOf === null ? source : `${source}, ${asOf}`));
  if (inputs.length === 0) return null;
  return [...new Set(named)].join(' · ') || PROFILE;
}
