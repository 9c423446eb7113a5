import { bandOf } from './band-of.js';
import type { FitInput, FitPart, FitPartKey, FitRange, MissingFrom } from './fit-part.js';

interface Said {
  sentence: string;
  inputs: FitInput[];
}

interface Scored extends Said {
  /** Not yet rounded. */
  low: number;
  /** Not yet rounded; left out when the part is no range. */
  high?: number;
  range?: FitRange | undefined;
  isSizeOnly?: boolean;
  weight?: number;
}

interface Unknown extends Said {
  missingFrom: MissingFrom;
  /** The division's usual score, shown and never counted. */
  baseline?: number;
  range?: FitRange | undefined;
}

const LABELS: Record<FitPartKey, string> = {
  academic: 'Academic',
  athletic: 'Athletic',
  geographic: 'Geographic',
  need: 'Position need',
};

/** Out of 100. What an athlete can do weighs more than where the athlete lives. */
export const FIT_WEIGHTS: Record<FitPartKey, number> = { academic: 30, athletic: 30, need: 25, geographic: 15 };

/** Ways to complete a part with its rounded score, its band and its weight. */
export const partOf = {
  scored(key: FitPartKey, { low, high = low, sentence, inputs, range, isSizeOnly = false, weight }: Scored): FitPart {
    const [score, top] = [Math.round(low), Math.round(high)];
    return {
      ...bare(key, { sentence, inputs }),
      ...{ score, high: top, band: bandOf(score), isSizeOnly, range: range ?? null },
      ...(weight === undefined ? {} : { weight }),
    };
  },
  unknown(key: FitPartKey, { missingFrom, baseline, sentence, inputs, range }: Unknown): FitPart {
    const isBaseline = baseline !== undefined;
    return { ...bare(key, { sentence, inputs }), missingFrom, isBaseline, baseline: baseline ?? null, range: range ?? null };
  },
};

function bare(key: FitPartKey, { sentence, inputs }: Said): FitPart {
  return {
    ...{ key, label: LABELS[key], score: null, high: null, band: 'unknown', missingFrom: null, isBaseline: false, baseline: null },
    ...{ isSizeOnly: false, weight: FIT_WEIGHTS[key], sentence, inputs, range: null },
  };
}
