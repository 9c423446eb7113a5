import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { isMachineOpen, type PictureRequest } from '../domain/is-machine-open.js';
import { MailOpens } from './ports/mail-opens.js';

/** Records that the tracking pixel of an email was fetched. */
@Injectable()
export class NoteOpen {
  constructor(
    private readonly opens: MailOpens,
    private readonly clock: Clock,
  ) {}

  async run(token: string, request: PictureRequest): Promise<void> {
    const sentAt = await this.opens.sentAt(token);
    if (sentAt === undefined) return;
    const now = this.clock.now();
    await this.opens.note(token, isMachineOpen(request, sentAt, now), now);
  }
}
