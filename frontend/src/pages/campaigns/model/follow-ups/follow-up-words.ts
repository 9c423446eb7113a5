import type { FollowUpStepDto } from '@/shared/api';

export const reasonOptions = [
  { value: '', label: 'Choose a reason' },
  { value: 'new_film', label: 'New film' },
  { value: 'game_result', label: 'Game result' },
  { value: 'camp_question', label: 'Camp question' },
  { value: 'own', label: 'In my own words' },
] as const;

const missing: Record<FollowUpStepDto['notReady'][number], string> = {
  no_reason: 'choose a reason',
  empty: 'write the text',
  same_as_first: 'change the text: it is the same as your first email',
  same_as_earlier: 'change the text: it is the same as an earlier follow-up',
};

/** What is missing before a follow-up can be sent; null when nothing is. */
export function notReadyText(codes: FollowUpStepDto['notReady']): string | null {
  if (codes.length === 0) return null;
  const words = codes.map((code) => missing[code]).join(' and ');
  return `Not ready: ${words}. It will not be sent yet.`;
}

/** Message after the follow-ups were saved: what happens to them. */
export function savedText(steps: readonly Pick<FollowUpStepDto, 'notReady'>[]): string {
  const open = steps.filter(({ notReady }) => notReady.length > 0).length;
  if (open === 0) return 'You see each one on Home a day before it is sent.';
  return open === 1 ? 'One is not ready and will not be sent yet.' : `${open} are not ready and will not be sent yet.`;
}
