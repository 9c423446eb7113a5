import { DomainError } from '../../../../shared-kernel/domain-error.js';

const MESSAGES = {
  no_file: 'Please select a directory pack.',
  not_pack: 'This is not a directory pack. Select a file that “Export directory” made.',
  damaged_pack: 'This directory pack is damaged or was changed: its checksum does not match. Export it again.',
  newer_pack: 'This directory pack comes from a newer version of Recruit. Update this server first.',
  too_large: 'This directory pack is too large: more than 200 MB unpacked, or more than 100,000 schools.',
};

/** The pack as a whole cannot be read; nothing of it is stored. */
export class PackError extends DomainError {
  /** `line`: of the unpacked file, from 1; `detail`: what is wrong there. */
  constructor(code: keyof typeof MESSAGES, { line, detail }: { line?: number; detail?: string } = {}) {
    const place = line === undefined ? '' : ` Line ${line}: ${detail ?? 'it cannot be read'}.`;
    super({ kind: 'invalid', code, message: MESSAGES[code] + place, extra: line === undefined ? {} : { line } });
  }
}
