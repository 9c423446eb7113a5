import { useCallback, useState } from 'react';
import Forum from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ConversationSummary, useConversationsInfiniteQuery } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import { paths, useAddressParams } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { Spoken } from '@/shared/ui/spoken';
import { type TalkFilter, talkFilter } from '../../model/talk-filter';
import { ConversationRow } from './conversation-row';
import { TalkToolbar } from './talk-toolbar';
import { useTalkSearch } from './use-talk-search';

interface ConversationListProps {
  /** The one that is open beside it; null on a page of its own. */
  openId: number | null;
}

/** What is looked for, and how to change it; both are kept in the address. */
function useAsked() {
  const [params, change] = useAddressParams();
  const filter = talkFilter.read(params);
  const kept = talkFilter.readSearch(params);
  const write = useCallback((text: string) => change((before) => talkFilter.writeSearch(before, text)), [change]);
  const search = useTalkSearch(kept, write);
  const choose = (value: string) => change((before) => talkFilter.write(before, value));
  const showAll = () => change((before) => talkFilter.writeSearch(talkFilter.write(before, 'all'), ''));
  return { filter, kept, search, choose, showAll };
}

const useTalks = (filter: TalkFilter, search: string) =>
  useConversationsInfiniteQuery({ filter, search }, { refetchOnMountOrArgChange: true });

/** Every coach whom the athlete wrote to, newest event first. */
export function ConversationList({ openId }: ConversationListProps) {
  const asked = useAsked();
  const query = useTalks(asked.filter, asked.kept);
  const [first] = query.data?.pages ?? [];
  if (first === undefined) return <Unread error={query.error} refetch={query.refetch} />;
  // The counts are those of a search; while an answer is on its way, those of the search before.
  if (asked.kept === '' && query.currentData?.pages[0]?.counts.all === 0) return <NoConversations />;
  return (
    <>
      <TalkToolbar counts={first.counts} filter={asked.filter} search={asked.search} onFilter={asked.choose} />
      <Found asked={asked} query={query} openId={openId} />
    </>
  );
}

interface FoundProps extends ConversationListProps {
  asked: ReturnType<typeof useAsked>;
  query: ReturnType<typeof useTalks>;
}

/** What the filter and the search leave of the list. */
function Found({ asked: { filter, kept, search, showAll }, query, openId }: FoundProps) {
  const { data, error, currentData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  if (error !== undefined && currentData === undefined) return <Unread error={error} refetch={refetch} />;
  const talks = data?.pages.flatMap(({ conversations }) => conversations) ?? [];
  const hrefOf = (coachId: number) => talkFilter.addressOf(paths.conversationWith(coachId), filter, search.ahead);
  return (
    <>
      <Spoken live>{kept !== '' && foundWords(talks.length, hasNextPage)}</Spoken>
      {talks.length === 0 ? (
        <NoMatch filter={filter} search={kept} onAll={showAll} />
      ) : (
        <Rows talks={talks} hrefOf={hrefOf} openId={openId} />
      )}
      {hasNextPage && <Older isPending={isFetchingNextPage} onOlder={() => void fetchNextPage()} />}
    </>
  );
}

const foundWords = (count: number, hasMore: boolean) => count > 0 && `${countOf(count, 'conversation')}${hasMore ? ' or more' : ''}`;

function Unread({ error, refetch }: { error?: unknown; refetch: () => unknown }) {
  return (
    <Box sx={{ p: 2 }}>
      {error === undefined ? (
        <SkeletonList rows={4} rowHeight={84} label="Loading your conversations" />
      ) : (
        <ErrorState title="Your conversations could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
    </Box>
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

interface NoMatchProps {
  filter: TalkFilter;
  search: string;
  onAll: () => void;
}

function NoMatch({ filter, search, onAll }: NoMatchProps) {
  const nobody = filter === 'needs_answer' ? 'No coach is waiting for your answer.' : 'You are not waiting for any coach.';
  return (
    <Typography role="status" color="textSecondary" sx={{ px: 2, pb: 2, overflowWrap: 'anywhere' }}>
      {search === '' ? nobody : `No coach or school matches “${search}”${filter === 'all' ? '' : ' here'}.`}{' '}
      <Button size="small" onClick={onAll}>
        Show all
      </Button>
    </Typography>
  );
}

interface RowsProps {
  talks: ConversationSummary[];
  hrefOf: (coachId: number) => string;
  openId: number | null;
}

function Rows({ talks, hrefOf, openId }: RowsProps) {
  const [now] = useState(() => new Date());
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
