import { Injectable } from '@nestjs/common';

import { MinorQuery } from '../../../profile/athlete/index.js';
import { ProviderChoiceQuery } from '../queries/provider-choice.query.js';
import { TextModel } from './ports/text-model.js';

export interface ProviderSetting {
  /** Whether texts of the athlete may go to the provider. */
  allowed: boolean;
  /** The model that is set up on this server; null: there is none. */
  model: string | null;
}

/** Whether an athlete lets the AI provider write. */
@Injectable()
export class ProviderUse {
  constructor(
    private readonly choices: ProviderChoiceQuery,
    private readonly minors: MinorQuery,
    private readonly model: TextModel,
  ) {}

  /** The athlete's own choice; the default is off under 18, and without a birth date. */
  async of(userId: string): Promise<ProviderSetting> {
    const { kind, name } = this.model.writer;
    const chosen = await this.choices.of(userId);
    const allowed = chosen ?? !(await this.minors.isMinor(userId));
    return { allowed, model: kind === 'model' ? name : null };
  }
}
