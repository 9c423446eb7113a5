/** How far an inbox was read: everything below `uidNext` (RFC 9051, 2.3.1.1). */
export interface ImapCursor {
  uidValidity: string;
  uidNext: number;
  /** HIGHESTMODSEQ (RFC 7162): counts every change of the folder; undefined where the server does not count them. */
  modSeq: bigint | undefined;
}

export function cursorText({ uidValidity, uidNext, modSeq }: ImapCursor): string {
  return [uidValidity, uidNext, ...(modSeq === undefined ? [] : [modSeq])].join(':');
}

/** Null for what is no cursor of this kind, for example one of a Gmail account. */
export function readCursor(text: string): ImapCursor | null {
  const [, uidValidity, uidNext, modSeq] = /^(\d+):(\d+)(?::(\d+))?$/.exec(text) ?? [];
  if (uidValidity === undefined) return null;
  return { uidValidity, uidNext: Number(uidNext), modSeq: modSeq === undefined ? undefined : BigInt(modSeq) };
}

/**
 * Whether the numbers of the folder still mean the messages that they meant at `before`. Neither the next number nor the
 * count of changes ever gets smaller by itself: a folder that was put back from a copy has other messages under the same
 * numbers.
 */
export function goesOn(before: ImapCursor, now: ImapCursor): boolean {
  if (now.uidValidity !== before.uidValidity || now.uidNext < before.uidNext) return false;
  return before.modSeq === undefined || now.modSeq === undefined || now.modSeq >= before.modSeq;
}
