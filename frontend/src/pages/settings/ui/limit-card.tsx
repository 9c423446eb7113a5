import type { EmailSettings } from '@/entities/campaign';
import { limits } from '../model/limits';
import { NumberCard } from './number-card';
import { useSaveSettings } from './use-save-settings';

/** The limit of emails a day that a campaign starts with. */
export function LimitCard({ settings: { dailyLimit } }: { settings: EmailSettings }) {
  const { save, pending } = useSaveSettings('Daily limit');
  return (
    <NumberCard
      title="Daily limit"
      label="Emails a day"
      value={dailyLimit}
      least={1}
      most={limits.dailyLimit}
      mayBeEmpty
      wrong={`Choose 1 to ${limits.dailyLimit} emails, or leave it empty for no limit of your own.`}
      pending={pending}
      onSave={(dailyLimit) => save({ dailyLimit })}
    >
      New campaigns send at most this many emails a day, and the rest on the following days. You can change it in each campaign. Leave it
      empty for no limit of your own. The limits of the server and of your email account still apply.
    </NumberCard>
  );
}
