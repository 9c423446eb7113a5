import Box from '@mui/material/Box';
import type { User } from '@/entities/athlete';
import { byHandText, rateText } from '@/entities/campaign';
import type { HomeDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { StatCard } from '@/shared/ui/stat-card';

interface FiguresProps {
  figures: HomeDto['figures'];
  rates: HomeDto['rates'];
  profileScore: User['profileScore'];
}

/** The numbers that count. */
export function Figures({ figures, rates, profileScore: { score, missing } }: FiguresProps) {
  const { favorites, newFavorites, sent, sentByHand, replied, sentCampaigns } = figures;
  const [next] = missing;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
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
      <StatCard
        label="Responses"
        value={replied}
        detail={rateText(rates.replied, rates.counted) ?? (sent === 0 ? 'Nothing sent yet' : 'Every email bounced')}
      />
      <StatCard
        label="Profile Score"
        value={`${score}%`}
        detail={next === undefined ? 'Nothing is missing' : `Next: ${next.label}, +${next.weight}`}
      />
    </Box>
  );
}
