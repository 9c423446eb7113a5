import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { Log } from '../../../../../platform/logging/log.js';
import { GrammarConfig } from '../../config/grammar-config.js';
import { HarperGrammar } from './harper-grammar.js';

/** Loads the dictionary before an athlete waits for it. Only in servers: commands do not need it, and workers write no emails. */
@Injectable()
export class LoadDictionary {
  constructor(
    private readonly grammar: HarperGrammar,
    private readonly app: AppConfig,
    private readonly config: GrammarConfig,
    private readonly log: Log,
  ) {}

  async load(): Promise<void> {
    if (this.config.dictionary === 'on-demand' || this.app.role === 'worker') return;
    try {
      await this.grammar.keepLoaded();
    } catch (error) {
      this.log.warn({ err: (error as Error).message }, 'the dictionary could not be loaded, the first text tries again');
    }
  }
}
