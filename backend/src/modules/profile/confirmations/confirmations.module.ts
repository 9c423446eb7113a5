import { Module } from '@nestjs/common';

import { GuardiansModule } from '../../family/guardians/index.js';
import { CoachWordController } from './adapters/http/coach-word.controller.js';
import { CoachWordsController } from './adapters/http/coach-words.controller.js';
import { SqlConfirmations } from './adapters/persistence/sql-confirmations.js';
import { AskCoach } from './application/ask-coach.use-case.js';
import { GiveWord } from './application/give-word.use-case.js';
import { Confirmations } from './application/ports/confirmations.js';
import { RevokeWord } from './application/revoke-word.use-case.js';
import { CoachWordsQuery } from './queries/coach-words.query.js';

/** High-school coaches confirm figures of a profile. */
@Module({
  imports: [GuardiansModule],
  controllers: [CoachWordsController, CoachWordController],
  providers: [{ provide: Confirmations, useClass: SqlConfirmations }, AskCoach, GiveWord, RevokeWord, CoachWordsQuery],
})
export class ConfirmationsModule {}
