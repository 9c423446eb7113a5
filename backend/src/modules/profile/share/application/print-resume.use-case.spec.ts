import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { EMPTY_PROFILE } from '../../fields/domain/empty-profile.js';
import { FixedShareApproval } from '../testing/fixed-share-approval.js';
import { MemoryProfileShareRepository } from '../testing/memory-profile-share-repository.js';
import { PlainResumePrinter } from '../testing/plain-resume-printer.js';
import { PlainShareLinks } from '../testing/plain-share-links.js';
import { ManageShare } from './manage-share.use-case.js';
import { PrintResume } from './print-resume.use-case.js';

const DAY_MS = 24 * 3_600_000;

describe('printing a résumé', () => {
  let clock: FixedClock;
  let printer: PlainResumePrinter;
  let manage: ManageShare;
  let print: PrintResume;

  beforeEach(() => {
    clock = new FixedClock();
    printer = new PlainResumePrinter();
    const [shares, links] = [new MemoryProfileShareRepository(), new PlainShareLinks()];
    const extras = { email: 'm@x.test', profileImageUrl: null, clips: [], coachWords: [], games: [], nextGames: [] };
    shares.athletes.set('maya', { ...EMPTY_PROFILE, firstName: 'Maya', lastName: 'Lee', birthdate: '2009-03-14', gpa: 3.7, ...extras });
    manage = new ManageShare(shares, links, new FixedShareApproval(), clock);
    print = new PrintResume(shares, links, printer, clock);
  });

  const order = () => printer.orders.at(-1);

  it('P-12 shows what is ticked, and never the birth date or the email address by itself', async () => {
    await print.ofAthlete('maya');
    expect(order()).toMatchObject({ profile: { name: 'Maya Lee' }, printedAt: clock.now() });
    expect(JSON.stringify(order())).not.toMatch(/2009|m@x\.test/);
    await manage.change('maya', { fields: [] });
    await print.ofAthlete('maya');
    expect(order()?.profile.name).toBeNull();
  });

  it('P-12 names the link while somebody who has it sees the profile, and not a day longer', async () => {
    await print.ofAthlete('maya');
    expect(order()?.link).toBeNull();
    const { link } = await manage.change('maya', { enabled: true });
    await print.ofAthlete('maya');
    expect([link === null, order()?.link]).toEqual([false, link]);
    clock.advance(91 * DAY_MS);
    await print.ofAthlete('maya');
    expect(order()?.link).toBeNull();
  });

  it('P-12 a visitor’s has no link', async () => {
    await manage.change('maya', { enabled: true });
    await print.ofAthlete('maya');
    const profile = order()?.profile;
    if (profile) await print.ofProfile(profile);
    expect(order()).toMatchObject({ profile: { name: 'Maya Lee' }, link: null });
  });
});
