import { SectionCard } from '@/shared/ui/section-card';
import { StatusPill } from '@/shared/ui/status-pill';
import type { FitNeed } from '../../model/fit-analysis';
import { fitWords } from '../../model/fit-words';
import type { RosterGroup } from '../../model/roster-groups';
import { PlayerTable } from '../player-table';

interface RosterGroupCardProps {
  group: RosterGroup;
  need: FitNeed | undefined;
}

/** The players of one position. */
export function RosterGroupCard({ group, need }: RosterGroupCardProps) {
  const word = need && fitWords.need(need.level);
  return (
    <SectionCard
      title={`${group.position} (${group.players.length})`}
      aside={word && <StatusPill tone={word.tone}>{word.label}</StatusPill>}
    >
      <PlayerTable players={group.players} />
    </SectionCard>
  );
}
