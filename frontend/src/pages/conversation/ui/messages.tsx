import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ConversationPart, EmailEntry } from '@/entities/campaign';
import { messagesOf } from '../model/message';
import { EmailMessage } from './email-message';
import { ReplyMessage } from './reply-message';
import type { ReplyActions } from './suspicious-notice';

interface MessagesProps extends ReplyActions {
  coachId: number;
  parts: readonly ConversationPart[];
  /** Null when everything is shown. */
  onEarlier: (() => void) | null;
  onTakeBack: (email: EmailEntry) => void;
}

/** Everything that went to and fro, oldest first. */
export function Messages({ coachId, parts, onEarlier, onTakeBack, ...actions }: MessagesProps) {
  return (
    <>
      {onEarlier !== null && (
        <Button color="inherit" variant="outlined" onClick={onEarlier} sx={{ mb: 1.5 }}>
          Show earlier emails
        </Button>
      )}
      <Card>
        {messagesOf(parts).map((message) =>
          message.from === 'athlete' ? (
            <EmailMessage key={message.email.id} coachId={coachId} email={message.email} onTakeBack={onTakeBack} />
          ) : (
            <ReplyMessage key={message.reply.id} reply={message.reply} {...actions} />
          ),
        )}
      </Card>
    </>
  );
}
