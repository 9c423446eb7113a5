import Box from '@mui/material/Box';
import { useSession } from '@/entities/athlete';
import { useGetMailSenderQuery, useGetMailStatsQuery } from '@/entities/campaign';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetHomeQuery } from '../api/home-api';
import { nextActions } from '../model/next-actions';
import { progressBars } from '../model/progress-bars';
import { BirthDateNotice } from './birth-date-notice';
import { ComingEvents } from './coming-events';
import { Figures } from './figures';
import { GuardianNotice } from './guardian-notice';
import { Greeting } from './greeting';
import { NextUp } from './next-up';
import { ProgressCard } from './progress-card';
import { QuickActions } from './quick-actions';
import { RecentActivity } from './recent-activity';
import { UpcomingFollowUps } from './upcoming-follow-ups';

/** On a desk the short cards stack beside the tall list of actions, so that no card is half empty. What can be pressed is tabbed through as it is seen. */
const areas = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: {
    xs: '"next" "progress" "figures" "quick" "recent"',
    lg: '"next progress" "next quick" "figures figures" "recent recent"',
  },
  alignItems: { lg: 'start' },
};

/** The parts of the query result that are used, so that a reload does not cause a render. */
const answer = <T,>({ data }: { data?: T }) => ({ data });
const answerAndError = <T, E>({ data, error }: { data?: T; error?: E }) => ({ data, error });

/** Home: what to do today, then the numbers, then what happened. */
export function DashboardPage() {
  const { user } = useSession();
  const { data: home, error, refetch } = useGetHomeQuery(undefined, { selectFromResult: answerAndError });
  const { data: sender } = useGetMailSenderQuery(undefined, { selectFromResult: answer });
  const { data: mails } = useGetMailStatsQuery(undefined, { refetchOnMountOrArgChange: true, selectFromResult: answer });
  if (user === null) return null;

  if (home === undefined) {
    return (
      <>
        <Greeting user={user} />
        {error === undefined ? (
          <SkeletonList rows={4} rowHeight={96} label="Loading your numbers" />
        ) : (
          <ErrorState title="Your numbers could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }

  const figures = { ...home.figures, ...(mails && { sent: mails.emailsSentCount, replied: mails.emailsRepliedCount }) };
  return (
    <>
      <Greeting user={user} />
      <BirthDateNotice user={user} />
      <GuardianNotice />
      <UpcomingFollowUps />
      <Box sx={areas}>
        <Box sx={{ gridArea: 'next' }}>
          <NextUp actions={nextActions({ user, home: { ...home, figures }, senderReason: sender?.reason })} />
          <ComingEvents events={home.comingEvents} />
        </Box>
        <Box sx={{ gridArea: 'progress' }}>
          <ProgressCard bars={progressBars({ ...figures, profile: user.profileScore.score })} />
        </Box>
        <Box sx={{ gridArea: 'quick' }}>
          <QuickActions />
        </Box>
        <Box sx={{ gridArea: 'figures' }}>
          <Figures figures={figures} home={home} profileScore={user.profileScore} />
        </Box>
        <Box sx={{ gridArea: 'recent' }}>
          <RecentActivity />
        </Box>
      </Box>
    </>
  );
}
