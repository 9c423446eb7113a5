import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { OutboxPage } from './outbox-page';

interface OutboxListProps {
  onOpen: (mailId: string) => void;
}

/** The emails of the outbox, newest first; older ones are loaded page by page. */
export function OutboxList({ onOpen }: OutboxListProps) {
  /** The last email of each page after which more were requested. */
  const [turns, setTurns] = useState<readonly string[]>([]);
  const pages = [undefined, ...turns];
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: '75ch' }}>
        Emails that could not be delivered are kept here, and so are all emails to invented example coaches. None of them counts as sent.
      </Typography>
      {pages.map((before, index) => (
        <OutboxPage
          key={before ?? 'newest'}
          before={before}
          isLast={index === pages.length - 1}
          onOpen={onOpen}
          onOlder={(lastId) => setTurns([...turns, lastId])}
        />
      ))}
    </>
  );
}
