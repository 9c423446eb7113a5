import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReplyEntry, replyTextNote } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import { StatusPill } from '@/shared/ui/status-pill';
import { MessageFrame } from './message-frame';
import { MessageText } from './message-text';
import { type ReplyActions, SuspiciousNotice } from './suspicious-notice';

interface ReplyMessageProps extends ReplyActions {
  reply: ReplyEntry;
}

function asideOf({ isNoted, fromAddress }: ReplyEntry): string {
  return isNoted ? 'noted by you' : fromAddress;
}

/** Anyone can type a coach's address into the form; the answer always goes to that coach. */
function ByForm({ address }: { address: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
      <StatusPill>From your shared profile</StatusPill>
      <Box sx={{ flex: '1 1 240px', fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        Anyone can type {address} into the form. Your answer goes to that coach.
      </Box>
    </Box>
  );
}

function Earlier({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" color="inherit" variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ mt: 1 }}>
        {isOpen ? 'Hide the earlier email' : `Show the earlier email, ${countOf(text.split('\n').length, 'line', 'lines')}`}
      </Button>
      {isOpen && (
        <Box sx={{ color: 'text.secondary' }}>
          <MessageText>{text}</MessageText>
        </Box>
      )}
    </>
  );
}

/** A coach's reply as text. Reasons to doubt the sender are shown first. */
export function ReplyMessage({ reply, ...actions }: ReplyMessageProps) {
  const { from, at, subject, text, earlier, pictures, outsideDomain, suspicions, isAutomatic, isByForm, fromAddress } = reply;
  const note = replyTextNote(reply);
  return (
    <MessageFrame id={reply.id} name={from} aside={asideOf(reply)} at={at} isOwn={false}>
      {(outsideDomain || suspicions.length > 0) && <SuspiciousNotice reply={reply} {...actions} />}
      {isByForm && <ByForm address={fromAddress} />}
      {isAutomatic && (
        <Box sx={{ mt: 1 }}>
          <StatusPill>Automatic reply</StatusPill>
        </Box>
      )}
      {subject !== '' && <Box sx={{ fontWeight: 640, mt: 0.5, overflowWrap: 'anywhere' }}>{subject}</Box>}
      <MessageText>{text === '' ? 'This email has no text.' : text}</MessageText>
      {earlier !== '' && <Earlier text={earlier} />}
      {note !== null && <Box sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>{note}</Box>}
      {pictures > 0 && (
        <Box sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
          {countOf(pictures, 'picture', 'pictures')} from the web not loaded
        </Box>
      )}
    </MessageFrame>
  );
}
