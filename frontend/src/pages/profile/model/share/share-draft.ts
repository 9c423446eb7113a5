import type { ShareDto, ShareFieldDto } from '@/shared/api';

/** What the athlete chose in the dialog and has not stored yet. */
export interface ShareDraft {
  ticked: ReadonlySet<ShareFieldDto['key']>;
  /** `keep`: the current end date of the link is kept. */
  expiry: string;
}

export const expiryOptions = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: 'never', label: 'Until I turn it off' },
] as const;

export const defaultExpiry = '90';

/** The initial draft for the stored settings. */
export function shareDraft({ open, fields }: Pick<ShareDto, 'open' | 'fields'>): ShareDraft {
  const ticked = new Set(fields.filter((field) => field.ticked).map(({ key }) => key));
  return { ticked, expiry: open ? 'keep' : defaultExpiry };
}

/** The same draft with a field ticked, or not any more. */
export function withTick(draft: ShareDraft, key: ShareFieldDto['key'], on: boolean): ShareDraft {
  const ticked = new Set(draft.ticked);
  if (on) ticked.add(key);
  else ticked.delete(key);
  return { ...draft, ticked };
}

export function isChanged(draft: ShareDraft, { fields }: Pick<ShareDto, 'fields'>): boolean {
  return draft.expiry !== 'keep' || fields.some(({ key, ticked }) => draft.ticked.has(key) !== ticked);
}

/** The body of the request that stores the draft. */
export function shareRequest({ ticked, expiry }: ShareDraft): { fields: ShareFieldDto['key'][]; expiresInDays?: 7 | 30 | 90 | 365 | null } {
  const fields = [...ticked];
  if (expiry === 'keep') return { fields };
  return { fields, expiresInDays: expiry === 'never' ? null : (Number(expiry) as 7 | 30 | 90 | 365) };
}
