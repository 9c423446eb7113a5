/** What may go with an email. */
export type AttachmentKind = 'pdf' | 'jpeg' | 'png';

/** How a kind is called in a message and at the end of a name. */
export const ATTACHMENT_KINDS: Record<AttachmentKind, { contentType: string; endings: readonly [string, ...string[]] }> = {
  pdf: { contentType: 'application/pdf', endings: ['.pdf'] },
  jpeg: { contentType: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
  png: { contentType: 'image/png', endings: ['.png'] },
};

const BEGINNINGS: readonly (readonly [AttachmentKind, string])[] = [
  ['pdf', '%PDF-'],
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
];

/** Returns the file type by its first bytes, ignoring the file name; null for types that may not be attached. */
export function attachmentKind(bytes: Buffer): AttachmentKind | null {
  const found = BEGINNINGS.find(([, beginning]) => bytes.toString('latin1', 0, beginning.length) === beginning);
  return found?.[0] ?? null;
}
