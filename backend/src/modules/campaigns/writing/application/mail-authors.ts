import { Injectable } from '@nestjs/common';

import { AthleteQuery, type AthleteFacts } from '../../../profile/share/index.js';
import { SumUpGames } from '../../../profile/stats/index.js';
import { EmailPreferences } from '../../preferences/index.js';

/** Who writes: the facts that an email may contain, and the signature below it. */
export interface MailAuthor extends AthleteFacts {
  signature: string;
  /** The latest season in words; '' without games. */
  statsLine: string;
}

@Injectable()
export class MailAuthors {
  constructor(
    private readonly athletes: AthleteQuery,
    private readonly preferences: EmailPreferences,
    private readonly games: SumUpGames,
  ) {}

  /** Throws when the account does not exist (any more). */
  async byId(userId: string): Promise<MailAuthor> {
    const facts = await this.athletes.byId(userId);
    const { signature } = await this.preferences.of(userId);
    return { ...facts, signature, statsLine: await this.games.line(userId, facts.position) };
  }
}
