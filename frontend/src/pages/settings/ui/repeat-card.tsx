import type { EmailSettings } from '@/entities/campaign';
import { limits } from '../model/limits';
import { NumberCard } from './number-card';
import { useSaveSettings } from './use-save-settings';

/** How long another email to the same coach has to be confirmed. */
export function RepeatCard({ settings: { repeatDays } }: { settings: EmailSettings }) {
  const { save, pending } = useSaveSettings('Same coach again');
  return (
    <NumberCard
      title="Same coach again"
      label="Days between two emails"
      value={repeatDays}
      least={0}
      most={limits.repeatDays}
      wrong={`Choose 0 to ${limits.repeatDays} days.`}
      pending={pending}
      onSave={(days) => save({ repeatDays: days ?? repeatDays })}
    >
      We ask you first if you wrote to the same coach within this many days. With 0 we never ask. Follow-ups and your answers are not
      affected.
    </NumberCard>
  );
}
