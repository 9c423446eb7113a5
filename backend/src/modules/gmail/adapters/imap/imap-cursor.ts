/** How far an inbox was read: everything below `uidNext` (RFC 9051, 2.3.1.1). */
export interface ImapCursor {
  uidValidity: string;
  uidNext: number;
}

export function cursorText({ uidValidity, uidNext }: ImapCursor): string {
  return `${uidValidity}:${uidNext}`;
}

/** Null for what is no cursor of this kind, for example one of a Gmail account. */
export function readCursor(text: string): ImapCursor | null {
  const [, uidValidity, uidNext] = /^(\d+):(\d+)$/.exec(text) ?? [];
  return uidValidity === undefined ? null : { uidValidity, uidNext: Number(uidNext) };
}
