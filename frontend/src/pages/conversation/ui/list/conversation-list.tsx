import { useState } from 'react';
import Forum from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ConversationSummary, useConversationsInfiniteQuery } from '@/entities/campaign';
import { paths, useAddressParams } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { FilterChips } from '@/shared/ui/filter-chips';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { type TalkFilter, talkFilter } from '../../model/talk-filter';
import { ConversationRow } from './conversation-row';

interface ConversationListProps {
  /** The one that is open beside it; null on a page of its own. */
  openId: number | null;
}

/** Every coach whom the athlete wrote to, newest event first. */
export function ConversationList({ openId }: ConversationListProps) {
  const [params, change] = useAddressParams();
  const filter = talkFilter.read(params);
  const query = useConversationsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const choose = (value: string) => change((before) => talkFilter.write(before, value));
  const [first] = query.data?.pages ?? [];
  if (first === undefined || query.data === undefined) {
    return (
      <Box sx={{ p: 2 }}>
        {query.error === undefined ? (
          <SkeletonList rows={4} rowHeight={84} label="Loading your conversations" />
        ) : (
          <ErrorState title="Your conversations could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
        )}
      </Box>
    );
  }
  if (first.counts.all === 0) return <NoConversations />;
  const talks = query.data.pages.flatMap(({ conversations }) => conversations);
  return (
    <>
      <Box sx={{ p: 2, pb: 1.5 }}>
        <FilterChips label="Show" choices={talkFilter.choices(first.counts)} value={filter} onChoose={choose} />
      </Box>
      {talks.length === 0 && <NoMatch filter={filter} onAll={() => choose('all')} />}
      {talks.length > 0 && <Rows talks={talks} filter={filter} openId={openId} />}
      {query.hasNextPage && <Older isPending={query.isFetchingNextPage} onOlder={() => void query.fetchNextPage()} />}
    </>
  );
}

function Older({ isPending, onOlder }: { isPending: boolean; onOlder: () => void }) {
  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Button size="small" color="inherit" variant="outlined" disabled={isPending} onClick={onOlder}>
        {isPending ? 'Loading...' : 'Show older conversations'}
      </Button>
    </Box>
  );
}

function NoMatch({ filter, onAll }: { filter: TalkFilter; onAll: () => void }) {
  return (
    <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
      {filter === 'needs_answer' ? 'No coach is waiting for your answer.' : 'You are not waiting for any coach.'}{' '}
      <Button size="small" onClick={onAll}>
        Show all
      </Button>
    </Typography>
  );
}

function Rows({ talks, filter, openId }: { talks: ConversationSummary[]; filter: TalkFilter; openId: number | null }) {
  const [now] = useState(() => new Date());
  const search = talkFilter.write(new URLSearchParams(), filter).toString();
  const hrefOf = (coachId: number) => [paths.conversationWith(coachId), search].filter(Boolean).join('?');
  return (
    <Box component="ul" aria-label="Conversations" sx={{ m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
      {talks.map((talk) => (
        <ConversationRow key={talk.coachId} talk={talk} to={hrefOf(talk.coachId)} isOpen={talk.coachId === openId} now={now} />
      ))}
    </Box>
  );
}

function NoConversations() {
  return (
    <EmptyState
      icon={<Forum />}
      title="No conversations yet"
      action={
        <LinkButton to={`${paths.campaigns}?new=1`} variant="contained" color="ball">
          Write an email
        </LinkButton>
      }
    >
      Every coach you write to appears here, with your emails and their replies.
    </EmptyState>
  );
}
