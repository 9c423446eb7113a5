import { AttachmentDamaged, AttachmentHasPassword, AttachmentRunsProgram } from './attachment-errors.js';

/** How far from its end a PDF may have its last mark: some programs write a little after it (Adobe's readers look as far). */
const END = 1024;

/** Parts of a name of a PDF may be written as #xx (ISO 32000-1, 7.3.5). */
const CODED = /#([0-9a-f]{2})/gi;
const ENCRYPTED = /\/Encrypt\s*(?:\d|<<)/;
const ACTIVE = /\/(?:JavaScript|Launch)(?![A-Za-z0-9])/;

/**
 * Throws AttachmentDamaged, AttachmentHasPassword and AttachmentRunsProgram. Looks at what can be read without unpacking: what is in
 * a packed part of the file is not seen.
 */
export function checkPdf(name: string, bytes: Buffer): void {
  const text = bytes.toString('latin1');
  if (!text.slice(-END).includes('%%EOF')) throw new AttachmentDamaged(name);
  const plain = text.replace(CODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  if (ENCRYPTED.test(plain)) throw new AttachmentHasPassword(name);
  if (ACTIVE.test(plain)) throw new AttachmentRunsProgram(name);
}
