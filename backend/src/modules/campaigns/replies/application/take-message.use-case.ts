import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { quietUntil } from '../../../../shared-kernel/quiet-hours.js';
import { zonesOfState } from '../../../../shared-kernel/state-zones.js';
import { AthleteQuery } from '../../../profile/share/index.js';
import { type ProfileMessage, tidyMessage } from '../domain/profile-message.js';
import { messageSuspicions } from '../../suspicion/domain/message-suspicions.js';
import { KnownWriterQuery } from '../queries/known-writer.query.js';
import { ProfileMessages } from './ports/profile-messages.js';

/** A coach writes to an athlete by the form of the shared profile. */
@Injectable()
export class TakeMessage {
  constructor(
    private readonly messages: ProfileMessages,
    private readonly writers: KnownWriterQuery,
    private readonly athletes: AthleteQuery,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a message once and checks it like a reply from an unknown address: the writer typed the address, so it proves nothing.
   * Throws TooManyMessages.
   */
  async run(userId: string, typed: ProfileMessage): Promise<void> {
    const message = tidyMessage(typed);
    const { name, school, address, text } = message;
    const { coachId, schoolName, websiteUrl, domains } = await this.writers.of(userId, address, school);
    const known = { schoolName: schoolName ?? school, websiteUrl, domains, toAddress: coachId === null ? '' : address };
    const suspicions = messageSuspicions(known, { from: `"${name.replaceAll('"', '')}" <${address}>`, subject: '', text });
    const now = this.clock.now();
    const notifyAt = quietUntil('notice', now, zonesOfState((await this.athletes.byId(userId)).state ?? ''));
    await this.messages.add(userId, { ...message, coachId, suspicions }, now, notifyAt);
  }
}
