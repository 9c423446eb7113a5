import { Injectable } from '@nestjs/common';

import { BuiltInTextModel } from './built-in-text-model.js';
import { TextModel } from './ports/text-model.js';

/** Who writes for an athlete: the model that is set up, or the rules. */
@Injectable()
export class ChooseWriter {
  constructor(
    private readonly model: TextModel,
    private readonly builtIn: BuiltInTextModel,
  ) {}

  /** `wantsRules`: the athlete asks for the built-in writer this time. */
  run(wantsRules: boolean): TextModel {
    return wantsRules ? this.builtIn : this.model;
  }
}
