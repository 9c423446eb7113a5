import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type CampaignEmail, type HandChannel, type HandEmail, useGetHandEmailQuery } from '@/entities/campaign';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { heldBack } from '../../model/flow/held-back';
import { FilterChips } from '@/shared/ui/filter-chips';
import { ProblemNote } from '../flow/review/problem-note';
import { HandEmailForm } from './hand-email-form';
import { ShortMessageForm } from './short-message-form';
import { useHandMessage } from './use-hand-message';

interface HandMessageProps {
  campaignId: string;
  email: CampaignEmail;
  /** The requested channel; null for email. */
  asked: 'x' | 'text' | null;
  onSent: () => void;
}

const channelNames: Record<HandChannel, string> = { email_by_hand: 'Email', x: 'X message', text: 'Text message' };

/** The ways in which this coach can be reached. */
function channelsOf({ xHandle, phone }: HandEmail): HandChannel[] {
  return ['email_by_hand', ...(xHandle === null ? [] : (['x'] as const)), ...(phone === null ? [] : (['text'] as const))];
}

interface ChannelMessageProps extends Omit<HandMessageProps, 'asked'> {
  finished: HandEmail;
  channel: HandChannel;
}

/** The message by one channel, behind the checks of a Send, and "I sent it". */
function ChannelMessage({ campaignId, email, finished, channel, onSent }: ChannelMessageProps) {
  const message = useHandMessage({ campaignId, email, finished, channel, onSent });
  const { open, blocked, confirmedCodes } = message;
  return (
    <>
      {heldBack.grouped(open).map((problem) => (
        <ProblemNote key={problem.key} problem={problem} onConfirm={() => message.confirm(problem.code, problem.coachIds)} />
      ))}
      {channel === 'email_by_hand' ? (
        <HandEmailForm
          email={finished}
          campaignId={campaignId}
          blocked={blocked}
          filePath={`/api/campaigns/${campaignId}/emails/${email.id}/by-hand.eml?confirmed=${confirmedCodes.join(',')}`}
        />
      ) : (
        <ShortMessageForm campaignId={campaignId} emailId={email.id} channel={channel} blocked={blocked} onWritten={message.setShort} />
      )}
      <Button
        variant="contained"
        color="ball"
        size="large"
        disabled={!message.canMark}
        sx={{ minHeight: 48, justifySelf: { xs: 'stretch', sm: 'start' } }}
        onClick={() => void message.markSent()}
      >
        I sent it
      </Button>
    </>
  );
}

/** How this coach can be written to, and the finished message. */
export function HandMessage({ campaignId, email, asked, onSent }: HandMessageProps) {
  const [chosen, setChosen] = useState<HandChannel>(asked ?? 'email_by_hand');
  const { data, error, refetch } = useGetHandEmailQuery({ id: campaignId, emailId: email.id }, { refetchOnMountOrArgChange: true });
  if (data === undefined) {
    if (error === undefined) return <SkeletonList rows={4} rowHeight={56} label="Writing the email" />;
    return <ErrorState title="This email can’t be sent by hand now" error={error} onRetry={() => void refetch()} />;
  }
  const channels = channelsOf(data);
  const channel = channels.includes(chosen) ? chosen : 'email_by_hand';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {channels.length > 1 && (
        <FilterChips
          label="How you write"
          choices={channels.map((value) => ({ value, label: channelNames[value] }))}
          value={channel}
          onChoose={(value) => setChosen(value as HandChannel)}
        />
      )}
      <ChannelMessage key={channel} campaignId={campaignId} email={email} finished={data} channel={channel} onSent={onSent} />
    </Box>
  );
}
