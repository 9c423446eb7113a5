import { type PillTone, StatusPill } from '@/shared/ui/status-pill';
import type { Campaign } from '../model/campaign';
import { campaignStatusWord } from '../model/campaign-status-word';

interface CampaignStatusPillProps {
  status: Campaign['status'];
}

const tones: Partial<Record<Campaign['status'], PillTone>> = { active: 'info', completed: 'good', paused: 'next', kept: 'next' };

/** The status of a campaign in one word. */
export function CampaignStatusPill({ status }: CampaignStatusPillProps) {
  return <StatusPill tone={tones[status] ?? 'neutral'}>{campaignStatusWord(status)}</StatusPill>;
}
