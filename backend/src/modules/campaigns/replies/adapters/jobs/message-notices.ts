import { Injectable, type OnModuleInit } from '@nestjs/common';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { PlatformMailer } from '../../../../../platform/mail/platform-mailer.js';
import { AthleteQuery } from '../../../../profile/share/index.js';
import { MESSAGE_NOTICE_QUEUE, type MessageNotice } from '../../application/queues.js';

/** Tells an athlete by email that somebody wrote; neither who nor what, which is read signed in. */
@Injectable()
export class MessageNotices implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueue,
    private readonly config: AppConfig,
    private readonly mailer: PlatformMailer,
    private readonly athletes: AthleteQuery,
  ) {}

  onModuleInit(): void {
    this.jobs.register<MessageNotice>(MESSAGE_NOTICE_QUEUE, ({ athleteId }) => this.tell(athleteId), { keepSeconds: 3600 });
  }

  private async tell(athleteId: string): Promise<void> {
    const { email, username } = await this.athletes.byId(athleteId);
    await this.mailer.tell({
      to: { name: username, address: email },
      subject: 'Somebody wrote to you by your shared profile',
      text: [
        'Somebody used the form on your shared profile to write to you.',
        '',
        'Read it here, signed in. Check who wrote before you answer:',
        `${this.config.publicUrl}/conversations`,
        '',
      ].join('\n'),
    });
  }
}
