import { countOf } from '@/shared/lib/figures';
import type { PillTone } from '@/shared/ui/status-pill';
import type { FitAnalysis, FitNeed, FitPart } from './fit-analysis';

interface Word {
  label: string;
  tone: PillTone;
}

/** A lower end and an upper end; the upper one is null or the same when nothing is open. */
interface Ends {
  low: number | null;
  high: number | null;
}

const BANDS: Record<FitPart['band'], Word> = {
  strong: { label: 'Strong', tone: 'good' },
  solid: { label: 'Solid', tone: 'info' },
  weak: { label: 'Low', tone: 'next' },
  unknown: { label: 'Unknown', tone: 'neutral' },
};

const TIERS: Record<FitAnalysis['tier'], Word> = {
  likely: { label: 'Likely', tone: 'good' },
  target: { label: 'Target', tone: 'info' },
  reach: { label: 'Reach', tone: 'next' },
  still_open: { label: 'Still open', tone: 'next' },
  below_minimum: { label: 'Below the minimum', tone: 'bad' },
  unknown: { label: 'Unknown', tone: 'neutral' },
};

/** F-03: above 70 the default badge, above 50 the secondary, else an outline. */
const NEEDS: Record<FitNeed['level'], Word> = {
  high: { label: 'High need', tone: 'good' },
  some: { label: 'Some need', tone: 'info' },
  low: { label: 'Low need', tone: 'neutral' },
};

/** The words and colours of bands, tiers and needs. */
export const fitWords = {
  band: (band: FitPart['band']) => BANDS[band],
  tier: (tier: FitAnalysis['tier']) => TIERS[tier],
  need: (level: FitNeed['level']) => NEEDS[level],
  /** "76", or "47–95" while something is open; null while it is unknown. */
  score: ({ low, high }: Ends) => {
    if (low === null) return null;
    return high === null || high === low ? `${low}` : `${low}–${high}`;
  },
  /** "76 of 100", "between 47 and 95 of 100" */
  spokenScore: ({ low, high }: Ends) => {
    if (low === null) return 'unknown';
    return high === null || high === low ? `${low} of 100` : `between ${low} and ${high} of 100`;
  },
  /** "3 of 4 parts known" */
  coverage: ({ knownParts, parts }: FitAnalysis['coverage']) => `${knownParts} of ${parts} parts known`,
  /** "4 players, 2 in their last class year", or "No players on the roster" */
  players: ({ players, graduating }: FitNeed) => {
    if (players === 0) return 'No players on the roster';
    return `${countOf(players, 'player')}, ${graduating} in ${graduating === 1 ? 'the' : 'their'} last class year`;
  },
};
