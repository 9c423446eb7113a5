import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { EmailTemplateChanged } from '../domain/email-template-changed.js';
import { EmailTemplateNotFound } from '../domain/email-template-not-found.js';
import type { EmailTemplateView } from '../queries/campaigns.query.js';
import { EmailTemplateRepository, type EmailTemplateText } from './ports/email-template-repository.js';

/** What admins do with the templates that campaigns start from. Campaigns keep their own copy of the text. */
@Injectable()
export class ManageEmailTemplates {
  constructor(
    private readonly templates: EmailTemplateRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async create(text: EmailTemplateText): Promise<EmailTemplateView> {
    const [id, createdAt] = [this.ids.next(), this.clock.now()];
    await this.templates.add({ id, ...text }, createdAt);
    return { id, ...text, revision: 1, createdAt };
  }

  /**
   * `revision`: the one that the text was written from; left out, whatever is stored is replaced. Throws
   * EmailTemplateNotFound, EmailTemplateChanged (nothing is overwritten).
   */
  async change(id: string, text: EmailTemplateText, revision?: number): Promise<EmailTemplateView> {
    const outcome = await this.templates.change(id, { text, revision, now: this.clock.now() });
    if (!outcome) throw new EmailTemplateNotFound();
    if (!outcome.changed) throw new EmailTemplateChanged(outcome.stored);
    return outcome.stored;
  }

  /** Throws EmailTemplateNotFound. */
  async remove(id: string): Promise<void> {
    if (!(await this.templates.remove(id))) throw new EmailTemplateNotFound();
  }
}
