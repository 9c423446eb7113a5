import { useState } from 'react';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router';
import { MailDialog } from './mail-dialog';
import { OutboxList } from './outbox-list';
import { PartCard } from './part-card';

/** The email that this server keeps. */
export function OutboxCard() {
  const [params, setParams] = useSearchParams();
  // Increasing the number renders the list again, from the newest email.
  const [round, setRound] = useState(0);
  const mailId = params.get('mail');
  return (
    <PartCard
      title="Outbox"
      aside={
        <Button size="small" color="inherit" variant="outlined" onClick={() => setRound(round + 1)}>
          Refresh
        </Button>
      }
    >
      <OutboxList key={round} onOpen={(id) => setParams({ mail: id }, { replace: true })} />
      {mailId !== null && <MailDialog id={mailId} onClose={() => setParams({}, { replace: true })} />}
    </PartCard>
  );
}
