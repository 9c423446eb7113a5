import { type ComponentType, lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { byHandText, rateText } from '@/entities/campaign';
import type { ActivityBarsDto, AnalyticsFigures, RatesDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { SectionCard } from '@/shared/ui/section-card';
import { bouncedText } from '../model/bounced-text';
import type { ActivityChartProps } from './activity-chart';
import { ActivityTable } from './activity-table';

interface ActivityCardProps {
  activity: ActivityBarsDto;
  figures: AnalyticsFigures;
  rates: RatesDto;
  inWords: string;
}

const height = 260;

/** If the chart cannot be loaded, the table still shows the values. */
const ActivityChart = lazy(async (): Promise<{ default: ComponentType<ActivityChartProps> }> => {
  const drawing = await import('./activity-chart').catch(() => null);
  return { default: drawing?.ActivityChart ?? (() => null) };
});

/** A coach who wrote before the range is not among them, and Conversations shows all: the sentence says which are meant. */
function WaitingForAnswer({ count, inWords }: { count: number; inWords: string }) {
  return (
    <Typography sx={{ mt: 2 }}>
      {countOf(count, 'coach', 'coaches')} wrote to you {inWords} and {count === 1 ? 'is' : 'are'} waiting for your answer.{' '}
      <Link component={RouterLink} to={paths.conversationsToAnswer}>
        Answer
      </Link>
    </Typography>
  );
}

function Funnel({ figures: { sent, sentByHand }, rates }: Pick<ActivityCardProps, 'figures' | 'rates'>) {
  const { counted, seen, opened, replied } = rates;
  const left = [String(sent), byHandText(sentByHand), bouncedText(sent - counted)].filter((one) => one !== null);
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'center' }}>
      <ProgressBar label="Sent" value={sent} max={sent} detail={left.join(', ')} />
      <ProgressBar label="Opened (estimated)" value={opened} max={seen} detail={rateText(opened, seen) ?? '–'} />
      <ProgressBar label="Replied" value={replied} max={counted} detail={rateText(replied, counted) ?? '–'} />
      {sent > counted && (
        <Typography variant="body2" color="textSecondary">
          Opened and replied are of the emails that did not bounce.
        </Typography>
      )}
    </Box>
  );
}

/** What happened when, and how many of the emails were opened and answered. */
export function ActivityCard({ activity, figures, rates, inWords }: ActivityCardProps) {
  const happened = activity.bars.some(({ sent, opened, replied }) => sent + opened + replied > 0);
  return (
    <SectionCard title="Activity">
      {happened ? (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(220px, 1fr)' },
            }}
          >
            <Box aria-hidden sx={{ minHeight: height, minWidth: 0 }}>
              <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
                <ActivityChart activity={activity} height={height} />
              </Suspense>
            </Box>
            {figures.sent > 0 && <Funnel figures={figures} rates={rates} />}
          </Box>
          {figures.waitingReplies > 0 && <WaitingForAnswer count={figures.waitingReplies} inWords={inWords} />}
          <ActivityTable activity={activity} />
        </>
      ) : (
        <Typography color="textSecondary">Nothing was sent, opened or answered {inWords}.</Typography>
      )}
    </SectionCard>
  );
}
