import type { School } from '@/entities/school';
import { type PillTone, StatusPill } from '@/shared/ui/status-pill';

const tones: Record<School['leadLevel'], PillTone> = {
  hot: 'bad',
  warm: 'next',
  committed: 'good',
  declined: 'neutral',
  cold: 'neutral',
};

/** How interested the school is, as the athlete sees it. */
export function LeadPill({ level }: { level: School['leadLevel'] }) {
  return <StatusPill tone={tones[level]}>{level.toUpperCase()}</StatusPill>;
}
