import { useState } from 'react';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router';
import { PageHeader } from '@/shared/ui/page-header';
import { SectionCard } from '@/shared/ui/section-card';
import { MailDialog } from './mail-dialog';
import { OutboxList } from './outbox-list';

/** What the server is doing: the mail that it keeps. */
export function OperationsPage() {
  const [params, setParams] = useSearchParams();
  // Counting up draws the list anew, from the newest mail.
  const [round, setRound] = useState(0);
  const mailId = params.get('mail');
  return (
    <>
      <PageHeader title="Operations" subtitle="What this server is doing" />
      <SectionCard
        title="Outbox"
        aside={
          <Button size="small" color="inherit" variant="outlined" onClick={() => setRound(round + 1)}>
            Refresh
          </Button>
        }
      >
        <OutboxList key={round} onOpen={(id) => setParams({ mail: id }, { replace: true })} />
      </SectionCard>
      {mailId !== null && <MailDialog id={mailId} onClose={() => setParams({}, { replace: true })} />}
    </>
  );
}
