import type { AppConfig } from '../../../../../platform/config/app-config.js';
import type { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import type { PlatformMailer } from '../../../../../platform/mail/platform-mailer.js';
import type { AthleteQuery } from '../../../../profile/share/index.js';
import { MESSAGE_NOTICE_QUEUE } from '../../application/queues.js';
import { MessageNotices } from './message-notices.js';

describe('the notice of a message by the form', () => {
  it('P-15 goes to the athlete alone and leads to the conversations', async () => {
    const sent: { to: object; text: string }[] = [];
    const works = new Map<string, (job: object) => Promise<void>>();
    const jobs = { register: (queue: string, work: (job: object) => Promise<void>) => works.set(queue, work) } as unknown as JobQueue;
    const mailer = { tell: async (letter: { to: object; text: string }) => void sent.push(letter) } as unknown as PlatformMailer;
    const athletes = { byId: async () => ({ email: 'marcus@mail.test', username: 'marcus' }) } as unknown as AthleteQuery;
    new MessageNotices(jobs, { publicUrl: 'https://recruit.test' } as AppConfig, mailer, athletes).onModuleInit();
    await works.get(MESSAGE_NOTICE_QUEUE)?.({ athleteId: 'marcus' });
    expect(sent).toMatchObject([{ to: { name: 'marcus', address: 'marcus@mail.test' } }]);
    expect(sent[0]?.text).toContain('https://recruit.test/conversations');
  });
});
