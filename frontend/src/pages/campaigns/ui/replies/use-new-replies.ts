import { useEffect, useState } from 'react';
import type { Campaign } from '@/entities/campaign';
import { seenReplies } from '../../model/replies/seen-replies';

export interface NewReplies {
  /** Replies of a campaign that the athlete has not looked at on this device. */
  newOf: (campaign: Campaign) => number;
  markSeen: (campaign: Campaign) => void;
}

/** Distinguishes new replies from seen ones, also across reloads. */
export function useNewReplies(campaigns: readonly Campaign[] | undefined): NewReplies {
  const [seen, setSeen] = useState(seenReplies.read);
  const all = seenReplies.including(seen, campaigns ?? []);
  if (all !== seen) setSeen(all);
  useEffect(() => seenReplies.write(seen), [seen]);
  return {
    newOf: (campaign) => seenReplies.newOf(all, campaign),
    markSeen: ({ id, replyCount }) => setSeen((before) => ({ ...before, [id]: replyCount })),
  };
}
