import type { CampaignForm } from './campaign-form';

/** The text of a draft as the server has it. */
export interface StoredText extends CampaignForm {
  revision: number;
}

/** The stored text from the error of a refused save; null when there is none. */
export function storedText(present: Record<string, unknown> | null): StoredText | null {
  const { name, subject, template, revision } = present ?? {};
  if (typeof name !== 'string' || typeof subject !== 'string') return null;
  if (typeof template !== 'string' || typeof revision !== 'number') return null;
  return { name, subject, template, revision };
}
