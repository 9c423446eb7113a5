import Box from '@mui/material/Box';
import type { User } from '@/entities/athlete';
import { GmailCard, MailboxCard } from '@/features/email-account';
import { StatCard } from '@/shared/ui/stat-card';
import { overviewTiles } from '../../model/overview-tiles';
import { CoachWordCard } from '../coach-word/coach-word-card';
import { NextGamesCard } from '../next-games/next-games-card';
import { StatusCard } from '../status-card';
import { SummaryCard } from '../summary-card';
import { QuickActions } from './quick-actions';

interface OverviewTabProps {
  user: User;
  onEditFilm: () => void;
}

const column = { display: 'grid', gap: 2, minWidth: 0 } as const;

/** The athlete at a glance, as a coach will see her. */
export function OverviewTab({ user, onEditFilm }: OverviewTabProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={column}>
        <SummaryCard user={user} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
          }}
        >
          {overviewTiles(user).map(({ label, value, detail }) => (
            <StatCard key={label} label={label} value={value} detail={detail} />
          ))}
        </Box>
        <StatusCard user={user} />
        <QuickActions user={user} onEditFilm={onEditFilm} />
        <CoachWordCard />
      </Box>
      <Box sx={column}>
        <NextGamesCard />
        <GmailCard />
        <MailboxCard />
      </Box>
    </Box>
  );
}
