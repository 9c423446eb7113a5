import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { starterTemplates } from '../domain/starter-templates.js';
import { EmailTemplateRepository } from './ports/email-template-repository.js';

/** Gives a new installation three templates to start from. What admins do with them later is theirs. */
@Injectable()
export class LoadStarterTemplates {
  constructor(
    private readonly templates: EmailTemplateRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Does nothing when it has run on this database before, also when all templates were deleted since. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const rows = starterTemplates.map((template) => ({ id: this.ids.next(), ...template }));
    await this.templates.addStarters(rows, now);
  }
}
