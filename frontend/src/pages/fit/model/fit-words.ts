import { countOf } from '@/shared/lib/figures';
import type { PillTone } from '@/shared/ui/status-pill';
import type { FitAnalysis, FitNeed, FitPart } from './fit-analysis';

interface Word {
  label: string;
  tone: PillTone;
}

const BANDS: Record<FitPart['band'], Word> = {
  strong: { label: 'Strong', tone: 'good' },
  solid: { label: 'Solid', tone: 'info' },
  weak: { label: 'Low', tone: 'next' },
  unknown: { label: 'Unknown', tone: 'neutral' },
};

const TIERS: Record<FitAnalysis['tier'], Word> = {
  likely: { label: 'Likely', tone: 'good' },
  target: { label: 'Target', tone: 'good' },
  reach: { label: 'Reach', tone: 'next' },
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
  /** "3 of 4 parts known" */
  coverage: ({ knownParts, parts }: FitAnalysis['coverage']) => `${knownParts} of ${parts} parts known`,
  /** "4 players, 2 in their last class year", or "Nobody on the roster" */
  players: ({ players, graduating }: FitNeed) => {
    if (players === 0) return 'Nobody on the roster';
    return `${countOf(players, 'player')}, ${graduating} in ${graduating === 1 ? 'the' : 'their'} last class year`;
  },
};
