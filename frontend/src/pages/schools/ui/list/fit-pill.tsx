import { StatusPill } from '@/shared/ui/status-pill';
import { fitLabel, type SchoolFit } from '../../model/list/school-fit';

const tones = { likely: 'good', target: 'info', reach: 'neutral', still_open: 'next', below_minimum: 'bad', unknown: 'neutral' } as const;

/** "Likely · 86"; nothing while the fit is unknown. */
export function FitPill({ fit }: { fit: SchoolFit | undefined }) {
  if (fit === undefined || fit.tier === 'unknown') return null;
  return <StatusPill tone={tones[fit.tier]}>{fitLabel(fit)}</StatusPill>;
}
