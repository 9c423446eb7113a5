import { StreamableFile } from '@nestjs/common';

/** A PDF that a browser shows in its window and saves under a name of its own. */
export function resumeFile(bytes: Buffer): StreamableFile {
  return new StreamableFile(bytes, {
    type: 'application/pdf',
    disposition: 'inline; filename="recruiting-profile.pdf"',
    length: bytes.length,
  });
}
