import type { EmailSettings } from '@/entities/campaign';
import { limits } from '../model/limits';
import { NumberCard } from './number-card';
import { useSaveSettings } from './use-save-settings';

/** The athlete's own limit of emails a day. */
export function LimitCard({ settings: { dailyLimit } }: { settings: EmailSettings }) {
  const { save, pending } = useSaveSettings('Daily limit');
  return (
    <NumberCard
      title="Daily limit"
      label="Emails in 24 hours"
      value={dailyLimit}
      least={1}
      most={limits.dailyLimit}
      mayBeEmpty
      wrong={`Choose 1 to ${limits.dailyLimit} emails, or leave it empty for no limit of your own.`}
      pending={pending}
      onSave={(dailyLimit) => save({ dailyLimit })}
    >
      When this many emails have left in 24 hours, the others wait. Leave it empty for no limit of your own. The limits of the server and of
      your email account always hold.
    </NumberCard>
  );
}
