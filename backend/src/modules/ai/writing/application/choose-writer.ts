import { Injectable } from '@nestjs/common';

import { BuiltInTextModel } from './built-in-text-model.js';
import { TextModel } from './ports/text-model.js';
import { ProviderUse } from './provider-use.js';

export interface ChosenWriter {
  model: TextModel;
  /** Remarks about the choice for the athlete. */
  remarks: string[];
}

const OFF = 'The AI provider is off in your settings, so the built-in writer wrote this.';

/** Who writes for an athlete: the model that is set up and allowed, or the rules. */
@Injectable()
export class ChooseWriter {
  constructor(
    private readonly model: TextModel,
    private readonly builtIn: BuiltInTextModel,
    private readonly providerUse: ProviderUse,
  ) {}

  /** `wantsRules`: the athlete requested the built-in writer this time. */
  async run(userId: string, wantsRules: boolean): Promise<ChosenWriter> {
    // Where there is no provider the model is the built-in writer, with its answers counted.
    if (this.model.writer.kind === 'built-in') return { model: this.model, remarks: [] };
    if (wantsRules) return { model: this.builtIn, remarks: [] };
    const { allowed } = await this.providerUse.of(userId);
    return allowed ? { model: this.model, remarks: [] } : { model: this.builtIn, remarks: [OFF] };
  }
}
