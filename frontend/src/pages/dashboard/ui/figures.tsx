import Box from '@mui/material/Box';
import type { User } from '@/entities/athlete';
import { byHandText, rateText } from '@/entities/campaign';
import type { HomeDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { StatCard } from '@/shared/ui/stat-card';

interface FiguresProps {
  /** May be newer than those of `home`. */
  figures: HomeDto['figures'];
  home: HomeDto;
  profileScore: User['profileScore'];
}

/** Of how many emails; those that bounced are named, since "Emails Sent" beside it counts them. */
function responseDetail({ rates: { replied, counted }, figures: { sent } }: HomeDto): string {
  const rate = rateText(replied, counted);
  if (rate === null) return sent === 0 ? 'Nothing sent yet' : 'Every email bounced';
  return sent > counted ? `${rate}, ${sent - counted} bounced` : rate;
}

const grid = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;

/** The numbers that count. */
export function Figures({ figures, home, profileScore: { score, missing } }: FiguresProps) {
  const { favorites, newFavorites, sent, sentByHand, replied, sentCampaigns } = figures;
  const [next] = missing;
  return (
    <Box sx={grid}>
      <StatCard
        label="Favorite Schools"
        value={favorites}
        detail={newFavorites > 0 ? `+${newFavorites} this week` : 'None new this week'}
      />
      <StatCard
        label="Emails Sent"
        value={sent}
        detail={[countOf(sentCampaigns, 'campaign'), byHandText(sentByHand)].filter(Boolean).join(', ')}
      />
      <StatCard label="Responses" value={replied} detail={responseDetail(home)} />
      <StatCard
        label="Profile Score"
        value={`${score}%`}
        detail={next === undefined ? 'Nothing is missing' : `Next: ${next.label}, +${next.weight}`}
      />
    </Box>
  );
}
