import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SectionCard } from '@/shared/ui/section-card';
import { StatusPill } from '@/shared/ui/status-pill';
import type { FitNeed } from '../../model/fit-analysis';
import { fitWords } from '../../model/fit-words';

interface NeedsCardProps {
  needs: readonly FitNeed[];
  /** Null without a roster. */
  season: number | null;
  schoolName: string;
}

/** The positions that the roster needs most. */
export function NeedsCard({ needs, season, schoolName }: NeedsCardProps) {
  if (season === null) {
    return (
      <SectionCard title="Position need analysis" aside={<StatusPill>Unknown</StatusPill>}>
        <Typography color="textSecondary">No roster of {schoolName} is loaded, so we don’t guess. An admin can import one.</Typography>
      </SectionCard>
    );
  }
  return (
    <SectionCard title="Position need analysis" aside={<StatusPill>{`${season} roster`}</StatusPill>}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {needs.map((need) => (
          <NeedRow key={need.position} need={need} />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Counted by class year. A fifth season is possible, so fewer may leave.
      </Typography>
    </SectionCard>
  );
}

function NeedRow({ need }: { need: FitNeed }) {
  const word = fitWords.need(need.level);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.75 }}>
      <Typography component="span" sx={{ width: 36, fontWeight: 650 }}>
        {need.position}
      </Typography>
      <Typography component="span" color="textSecondary" sx={{ flex: 1, minWidth: 0 }}>
        {fitWords.players(need)}
      </Typography>
      <StatusPill tone={word.tone}>{`${word.label} · ${need.score}`}</StatusPill>
    </Box>
  );
}
