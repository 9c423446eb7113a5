import Inbox from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useGetOutboxQuery } from '../api/outbox-api';
import { MailRow } from './mail-row';

interface OutboxPageProps {
  /** Emails older than this one; the newest when left out. */
  before: string | undefined;
  isLast: boolean;
  onOpen: (mailId: string) => void;
  onOlder: (lastId: string) => void;
}

const pageSize = 10;

/** Number of emails that one call returns. */
export function OutboxPage({ before, isLast, onOpen, onOlder }: OutboxPageProps) {
  const asked = before === undefined ? { limit: pageSize } : { limit: pageSize, before };
  const { data, error, refetch, isFetching } = useGetOutboxQuery(asked, { refetchOnMountOrArgChange: true });
  if (error !== undefined && !isFetching) {
    return <ErrorState title="The outbox could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <SkeletonList rows={4} rowHeight={68} label="Loading the outbox" />;
  if (data.length === 0 && before === undefined) {
    return (
      <EmptyState icon={<Inbox />} title="The outbox is empty">
        No emails have been kept on this server.
      </EmptyState>
    );
  }
  const last = data[data.length - 1];
  return (
    <>
      <Box component="ul" aria-label="Kept emails" sx={{ m: 0, p: 0 }}>
        {data.map((mail) => (
          <MailRow key={mail.id} mail={mail} onOpen={onOpen} />
        ))}
      </Box>
      {isLast && data.length === pageSize && last !== undefined && (
        <Button color="inherit" variant="outlined" sx={{ mt: 2 }} onClick={() => onOlder(last.id)}>
          Show older emails
        </Button>
      )}
    </>
  );
}
