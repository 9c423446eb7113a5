import { bandOf } from '../band-of.js';
import type { FitInput, FitPart, FitPartKey, FitRange, MissingFrom } from '../fit-part.js';

interface Described {
  sentence: string;
  inputs: FitInput[];
}

interface Scored extends Described {
  /** Not yet rounded. */
  low: number;
  /** Not yet rounded; left out when the part is no range. */
  high?: number;
  range?: FitRange | undefined;
  isSizeOnly?: boolean;
  weight?: number;
}

interface Unknown extends Described {
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
    const score = Math.round(low);
    const part = bare(key, { sentence, inputs });
    part.score = score;
    part.high = Math.round(high);
    part.band = bandOf(score);
    part.isSizeOnly = isSizeOnly;
    part.range = range ?? null;
    part.weight = weight ?? part.weight;
    return part;
  },
  unknown(key: FitPartKey, { missingFrom, baseline, sentence, inputs, range }: Unknown): FitPart {
    const part = bare(key, { sentence, inputs });
    part.missingFrom = missingFrom;
    part.isBaseline = baseline !== undefined;
    part.baseline = baseline ?? null;
    part.range = range ?? null;
    return part;
  },
};

/** One literal: objects put together from others took a third of the time of all scores of an athlete. */
function bare(key: FitPartKey, { sentence, inputs }: Described): FitPart {
  return {
    key,
    label: LABELS[key],
    score: null,
    high: null,
    band: 'unknown',
    missingFrom: null,
    isBaseline: false,
    baseline: null,
    isSizeOnly: false,
    weight: FIT_WEIGHTS[key],
    sentence,
    inputs,
    range: null,
  };
}
