export interface Bounce {
  kind: 'bounce';
  /** hard = this address will never take it; soft = another time it might. */
  hardness: 'hard' | 'soft';
  /** The server has not given up yet. */
  isDelay: boolean;
  /** The address itself is wrong, not the sender, the size or the moment. */
  isAddressBad: boolean;
  /** In words, one line. */
  reason: string;
}

/** The class of a message. `limit_reached`: the provider refused to send more today, which does not concern the coach. */
export type MessageClass = { kind: 'own' } | { kind: 'human' } | { kind: 'auto_reply' } | Bounce | { kind: 'limit_reached' };
