import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FeedEntryDto } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { AppLink } from '@/shared/ui/app-link';
import { ErrorState } from '@/shared/ui/error-state';
import { SectionCard } from '@/shared/ui/section-card';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useFeedInfiniteQuery } from '../api/home-api';
import { feedWords } from '../model/feed-words';
import { FeedIcon } from './feed-icon';

function Sentence({ entry }: { entry: FeedEntryDto }): ReactNode {
  const { parts, to } = feedWords(entry);
  const [before = '', emphasised = '', after = ''] = parts;
  const sentence = (
    <>
      {before}
      {emphasised !== '' && <strong>{emphasised}</strong>}
      {after}
    </>
  );
  if (to === null) return sentence;
  return (
    <AppLink to={to} color="inherit" underline="hover">
      {sentence}
    </AppLink>
  );
}

function FeedItem({ entry }: { entry: FeedEntryDto }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '40px minmax(0, 1fr)',
        gap: 1.75,
        py: 1.5,
        listStyle: 'none',
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <FeedIcon kind={entry.kind} tone={feedWords(entry).tone} />
      <div>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Sentence entry={entry} />
        </Typography>
        <Typography variant="body2" color="textSecondary" component="time" dateTime={entry.at}>
          {momentWords(entry.at)}
        </Typography>
      </div>
    </Box>
  );
}

function FeedList({ entries }: { entries: FeedEntryDto[] }) {
  if (entries.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ py: 1 }}>
        No recent activity yet
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {entries.map((entry) => (
        <FeedItem key={entry.id} entry={entry} />
      ))}
    </Box>
  );
}

/** What really happened, newest first; older entries on demand. */
export function RecentActivity() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useFeedInfiniteQuery();
  return (
    <SectionCard title="Recent Activity">
      {data === undefined && error === undefined && <SkeletonList rows={3} rowHeight={56} label="Loading your activity" />}
      {data === undefined && error !== undefined && (
        <ErrorState title="Your activity could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <FeedList entries={data.pages.flatMap(({ entries }) => entries)} />}
      {hasNextPage && (
        <Button color="inherit" variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show older'}
        </Button>
      )}
    </SectionCard>
  );
}
