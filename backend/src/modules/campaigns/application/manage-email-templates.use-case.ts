import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import { EmailTemplateNotFound } from '../domain/email-template-not-found.js';
import type { EmailTemplateView } from './ports/campaign-queries.js';
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
    return { id, ...text, createdAt };
  }

  /** Throws EmailTemplateNotFound. */
  async change(id: string, text: EmailTemplateText): Promise<EmailTemplateView> {
    const createdAt = await this.templates.change(id, text, this.clock.now());
    if (!createdAt) throw new EmailTemplateNotFound();
    return { id, ...text, createdAt };
  }

  /** Throws EmailTemplateNotFound. */
  async remove(id: string): Promise<void> {
    if (!(await this.templates.remove(id))) throw new EmailTemplateNotFound();
  }
}
