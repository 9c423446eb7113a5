import { Injectable } from '@nestjs/common';

import { AthleteQuery, type AthleteFacts } from '../../../profile/share/index.js';
import { EmailPreferences } from '../../preferences/index.js';

/** Who writes: the facts that an email may contain, and the signature below it. */
export interface MailAuthor extends AthleteFacts {
  signature: string;
}

@Injectable()
export class MailAuthors {
  constructor(
    private readonly athletes: AthleteQuery,
    private readonly preferences: EmailPreferences,
  ) {}

  /** Throws when the account does not exist (any more). */
  async byId(userId: string): Promise<MailAuthor> {
    const [facts, { signature }] = await Promise.all([this.athletes.byId(userId), this.preferences.of(userId)]);
    return { ...facts, signature };
  }
}
