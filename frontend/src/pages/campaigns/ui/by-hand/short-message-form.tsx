import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ShortMessage, WordedField } from '@/entities/campaign';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { sizeWords } from '../../model/by-hand/size-words';
import { CopyButton } from './copy-button';
import { SelectableText } from './selectable-text';
import { useShortMessage } from './use-short-message';

interface ShortMessageFormProps {
  campaignId: string;
  emailId: string;
  channel: 'x' | 'text';
  /** Problems have to be checked first. */
  blocked: boolean;
  /** The message as the server filled it in and counted it; null while it is being written. */
  onWritten: (message: ShortMessage | null) => void;
}

/** Before it is filled in. */
const mostCharacters = 1_000;

interface TakeAwayProps {
  message: ShortMessage;
  channel: 'x' | 'text';
  disabled: boolean;
}

function TakeAway({ message, channel, disabled }: TakeAwayProps) {
  return (
    <Box role="group" aria-label="Copy or open" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <CopyButton label="Copy message" text={message.text} disabled={disabled} />
      {message.appAddress !== null && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={disabled}
          startIcon={<OpenInNew />}
          sx={{ minHeight: 44 }}
          href={message.appAddress}
          {...(channel === 'x' && { target: '_blank', rel: 'noopener' })}
        >
          {channel === 'x' ? 'Open X' : 'Open messages'}
        </Button>
      )}
    </Box>
  );
}

/** A short message for X or a phone: written with placeholders, filled in and counted by the server. */
export function ShortMessageForm({ campaignId, emailId, channel, blocked, onWritten }: ShortMessageFormProps) {
  const { template, setTemplate, data, error, retry } = useShortMessage({ campaignId, emailId, channel, onWritten });
  if (data === undefined) {
    if (error === undefined) return <SkeletonList rows={2} rowHeight={56} label="Writing the message" />;
    return <ErrorState title="We couldn’t write this message" error={error} onRetry={retry} />;
  }
  const tooLong = data.length > data.limit;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <SelectableText label="To" value={channel === 'x' ? `@${data.contact}` : data.contact} />
      <WordedField
        reader="athlete"
        label="Message with placeholders"
        most={mostCharacters}
        value={template ?? data.template}
        multiline
        maxRows={6}
        onText={setTemplate}
      />
      <SelectableText label="What the coach reads" value={data.text} multiline />
      <Typography role="status" variant="body2" color={tooLong ? 'error' : 'textSecondary'}>
        {sizeWords(data)}
      </Typography>
      {channel === 'x' && (
        <Typography variant="body2" color="textSecondary">
          X opens the coach’s profile. Start a message there and paste your text.
        </Typography>
      )}
      <TakeAway message={data} channel={channel} disabled={blocked || tooLong} />
    </Box>
  );
}
