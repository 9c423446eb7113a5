import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { MemoryMailOpens } from '../testing/memory-mail-opens.js';
import { NoteOpen } from './note-open.use-case.js';

const MAIL_APP = { method: 'GET', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Outlook', isPrefetch: false, isOwn: false };

describe('a picture of an email is fetched', () => {
  let clock: FixedClock;
  let opens: MemoryMailOpens;
  let noteOpen: NoteOpen;

  beforeEach(() => {
    clock = new FixedClock();
    opens = new MemoryMailOpens();
    opens.add('of Quinn', clock.now());
    noteOpen = new NoteOpen(opens, clock);
  });

  it('C-07 by a person, after the email left: it is opened', async () => {
    clock.advance(60_000);
    await noteOpen.run('of Quinn', MAIL_APP);
    expect(opens.mails.get('of Quinn')).toMatchObject({ openedAt: clock.now(), persons: 1, machines: 0 });
  });

  it('C-07 within seconds, or by the athlete: it is not', async () => {
    clock.advance(1_000);
    await noteOpen.run('of Quinn', MAIL_APP);
    clock.advance(60_000);
    await noteOpen.run('of Quinn', { ...MAIL_APP, isOwn: true });
    expect(opens.mails.get('of Quinn')).toMatchObject({ openedAt: null, persons: 0, machines: 2 });
  });

  it('C-07 with a token of no email: nothing is stored', async () => {
    await noteOpen.run('made up', MAIL_APP);
    expect([...opens.mails.keys()]).toEqual(['of Quinn']);
  });
});
