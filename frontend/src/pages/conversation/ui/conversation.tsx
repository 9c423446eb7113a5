import Mail from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { BackToList } from './list/back-to-list';
import { ConversationHeader } from './conversation-header';
import { useConversation } from './use-conversation';
import { Written } from './written';

interface ConversationProps {
  coachId: number;
  /** Else there is a link back to the list. */
  isBesideList: boolean;
}

/** One coach: what was written, and how to go on. */
export function Conversation({ coachId, isBesideList }: ConversationProps) {
  const { query, parts, onEarlier } = useConversation(coachId);
  const [head] = parts;
  const back = isBesideList ? null : <BackToList />;
  if (head === undefined) {
    if (query.error === undefined) return <SkeletonList rows={3} rowHeight={160} label="Loading the conversation" />;
    return (
      <>
        <PageHeader title="Conversation" before={back} />
        <ErrorState title="This conversation could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      </>
    );
  }
  const isEmpty = parts.every(({ emails, replies }) => emails.length + replies.length === 0);
  return (
    <Box sx={{ maxWidth: 860 }}>
      <ConversationHeader head={head} back={back} />
      {isEmpty ? (
        <EmptyState
          icon={<Mail />}
          title="You have not written to this coach yet"
          action={
            <LinkButton to={paths.newCampaignTo(coachId)} variant="contained" color="ball">
              Write an email
            </LinkButton>
          }
        >
          Your emails and the coach’s replies will appear here.
        </EmptyState>
      ) : (
        <Written head={head} parts={parts} onEarlier={onEarlier} />
      )}
    </Box>
  );
}
