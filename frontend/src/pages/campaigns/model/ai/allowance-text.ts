import type { AiAllowance } from '@/shared/api';
import { countText } from '@/shared/lib/figures';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** "98,160 of 100,000 tokens are left today. Full again at 7:00 PM." */
export function allowanceText({ usedTokens, limitTokens, resetsAt }: AiAllowance): string {
  const left = countText(Math.max(0, limitTokens - usedTokens));
  return `${left} of ${countText(limitTokens)} tokens are left today. Full again at ${clock.format(new Date(resetsAt))}.`;
}
