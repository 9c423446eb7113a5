import { Injectable } from '@nestjs/common';

import { CoachDirectory } from '../../../schools/directory/index.js';
import { CoachNotFound } from '../domain/campaign-errors.js';
import type { MailTemplate } from '../domain/mail-writer.js';
import { CoachTexts, type CoachTextPlace, type CoachTextSaved } from '../resources/coach-texts.resource.js';

/** Changes the email of a draft for one coach. */
@Injectable()
export class ChangeCoachText {
  constructor(
    private readonly directory: CoachDirectory,
    private readonly texts: CoachTexts,
  ) {}

  /** Throws CoachNotFound for somebody else's contact too, and what CoachTexts throws. */
  async save(place: CoachTextPlace, text: MailTemplate): Promise<CoachTextSaved> {
    const found = await this.directory.coachesForUser(place.userId, [place.coachId]);
    if (found.length === 0) throw new CoachNotFound(1);
    return this.texts.save(place, text);
  }

  /** Throws what CoachTexts throws. */
  reset(place: CoachTextPlace): Promise<CoachTextSaved> {
    return this.texts.reset(place);
  }
}
