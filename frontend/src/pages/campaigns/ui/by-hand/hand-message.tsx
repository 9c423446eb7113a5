import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type CampaignEmail, type Confirmation, type HandChannel, type ShortMessage, useGetHandEmailQuery } from '@/entities/campaign';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { heldBack } from '../../model/flow/held-back';
import { FilterChips } from '../filter-chips';
import { ProblemNote } from '../flow/review/problem-note';
import { HandEmailForm } from './hand-email-form';
import { ShortMessageForm } from './short-message-form';
import { type SentByHand, useByHand } from './use-by-hand';

interface HandMessageProps {
  campaignId: string;
  email: CampaignEmail;
  onSent: () => void;
}

const channelNames: Record<HandChannel, string> = { email_by_hand: 'Email', x: 'X message', text: 'Text message' };

/** The message to one coach, behind the checks of a Send, and "I sent it". */
export function HandMessage({ campaignId, email, onSent }: HandMessageProps) {
  const [channel, setChannel] = useState<HandChannel>('email_by_hand');
  const [short, setShort] = useState<ShortMessage | null>(null);
  const [confirmed, setConfirmed] = useState<Confirmation[]>([]);
  const { data, error, refetch } = useGetHandEmailQuery({ id: campaignId, emailId: email.id }, { refetchOnMountOrArgChange: true });
  const { markSent, isBusy } = useByHand(campaignId);
  const onWritten = useCallback((message: ShortMessage | null) => setShort(message), []);
  if (data === undefined) {
    if (error === undefined) return <SkeletonList rows={4} rowHeight={56} label="Writing the email" />;
    return <ErrorState title="This email can’t be sent by hand now" error={error} onRetry={() => void refetch()} />;
  }

  const isEmail = channel === 'email_by_hand';
  const open = heldBack.open(isEmail ? data.problems : (short?.problems ?? []), confirmed);
  const blocked = open.length > 0;
  const fits = isEmail || (short !== null && short.length > 0 && short.length <= short.limit);
  const codes = confirmed.map(({ code }) => code) as SentByHand['confirmed'];
  const channels = (['email_by_hand', 'x', 'text'] as const).filter(
    (one) => one === 'email_by_hand' || (one === 'x' ? data.xHandle : data.phone) !== null,
  );

  async function sent(): Promise<void> {
    const message = { channel, confirmed: codes, ...(!isEmail && short !== null && { template: short.template }) };
    if (await markSent(email, message)) onSent();
  }

  function choose(value: string): void {
    setChannel(value as HandChannel);
    setShort(null);
    setConfirmed([]);
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {channels.length > 1 && (
        <FilterChips
          label="How you write"
          choices={channels.map((value) => ({ value, label: channelNames[value] }))}
          value={channel}
          onChoose={choose}
        />
      )}
      {heldBack.grouped(open).map((problem) => (
        <ProblemNote
          key={problem.key}
          problem={problem}
          onConfirm={() => setConfirmed(heldBack.confirm(confirmed, problem.code, problem.coachIds))}
        />
      ))}
      {isEmail ? (
        <HandEmailForm
          email={data}
          blocked={blocked}
          filePath={`/api/campaigns/${campaignId}/emails/${email.id}/by-hand.eml?confirmed=${codes.join(',')}`}
        />
      ) : (
        <ShortMessageForm
          key={channel}
          campaignId={campaignId}
          emailId={email.id}
          channel={channel}
          blocked={blocked}
          onWritten={onWritten}
        />
      )}
      <Button
        variant="contained"
        color="ball"
        size="large"
        disabled={blocked || isBusy || !fits}
        sx={{ minHeight: 48, justifySelf: { xs: 'stretch', sm: 'start' } }}
        onClick={() => void sent()}
      >
        I sent it
      </Button>
    </Box>
  );
}
