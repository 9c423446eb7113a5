import { campaignFields, type CampaignForm } from './campaign-form';

const prefix = 'recruit-campaign-text';

/** What is being written, and the revision of the draft that it was written from (null for a new one). */
export interface KeptText {
  text: CampaignForm;
  revision: number | null;
}

function isText(value: unknown): value is CampaignForm {
  const fields = (value ?? {}) as Record<string, unknown>;
  return campaignFields.every((name) => typeof fields[name] === 'string');
}

/**
 * Unsaved text, kept in this tab until it is saved or discarded: it survives a reload and the end of the session.
 * If storage is blocked or full, the text is not kept.
 */
export const keptText = {
  /** `campaignId` is null for a campaign that does not exist yet. */
  keyOf: (userId: string, campaignId: string | null): string => `${prefix} ${userId} ${campaignId ?? 'new'}`,

  put(key: string, { text, revision }: KeptText): void {
    try {
      sessionStorage.setItem(key, JSON.stringify({ ...text, revision }));
    } catch {
      // See above.
    }
  },

  get(key: string): KeptText | null {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      if (!isText(value)) return null;
      const { name, subject, template } = value;
      const { revision } = value as { revision?: unknown };
      return { text: { name, subject, template }, revision: typeof revision === 'number' ? revision : null };
    } catch {
      return null;
    }
  },

  clear(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // See above.
    }
  },
};
