import type { Campaign } from '@/entities/campaign';

/** How many replies of each campaign the athlete has looked at on this device. */
export type SeenReplies = Readonly<Record<string, number>>;

type Replies = Pick<Campaign, 'id' | 'replyCount'>;

const key = 'recruit-seen-replies';

function isSeen(value: unknown): value is SeenReplies {
  return typeof value === 'object' && value !== null && Object.values(value).every((count) => typeof count === 'number');
}

/** Stored on the device; if storage is blocked, it lasts as long as the page. */
export const seenReplies = {
  read(): SeenReplies {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      return isSeen(value) ? value : {};
    } catch {
      return {};
    }
  },

  write(seen: SeenReplies): void {
    try {
      localStorage.setItem(key, JSON.stringify(seen));
    } catch {
      // See above.
    }
  },

  /** What a device has never shown is not called new: it may have been read on another one. Itself when nothing is to add. */
  including(seen: SeenReplies, campaigns: readonly Replies[]): SeenReplies {
    const unknown = campaigns.filter(({ id }) => seen[id] === undefined);
    if (unknown.length === 0) return seen;
    return { ...seen, ...Object.fromEntries(unknown.map(({ id, replyCount }) => [id, replyCount])) };
  },

  newOf(seen: SeenReplies, { id, replyCount }: Replies): number {
    return Math.max(0, replyCount - (seen[id] ?? replyCount));
  },
};
