import { bandOf } from './band-of.js';
import type { FitInput, FitPart, FitPartKey, FitRange } from './fit-part.js';

interface Said {
  /** Not yet rounded; null = unknown. */
  score: number | null;
  sentence: string;
  inputs: FitInput[];
  range?: FitRange;
  isBaseline?: boolean;
}

const LABELS: Record<FitPartKey, string> = {
  academic: 'Academic',
  athletic: 'Athletic',
  geographic: 'Geographic',
  need: 'Position need',
};

/** Completes a part with its rounded score and its band. */
export function partOf(key: FitPartKey, { score, sentence, inputs, range, isBaseline = false }: Said): FitPart {
  const rounded = score === null ? null : Math.round(score);
  return {
    key,
    label: LABELS[key],
    score: rounded,
    band: bandOf(rounded),
    isBaseline,
    sentence,
    inputs,
    range: range ?? null,
  };
}
