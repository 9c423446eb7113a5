import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { EMPTY_PROFILE } from '../../fields/domain/empty-profile.js';
import { ShareNotValid } from '../domain/read-share-changes.js';
import { SharedProfileNotFound } from '../domain/share-errors.js';
import { FixedShareApproval } from '../testing/fixed-share-approval.js';
import { MemoryProfileShareRepository } from '../testing/memory-profile-share-repository.js';
import { PlainShareLinks } from '../testing/plain-share-links.js';
import { ManageShare } from './manage-share.use-case.js';
import { VisitSharedProfile } from './visit-shared-profile.use-case.js';

const MAYA = 'maya';
const DAY_MS = 24 * 60 * 60 * 1000;
const STRANGER = { userId: null, userAgent: 'Mozilla/5.0 (Macintosh)' };

describe('sharing a profile', () => {
  let clock: FixedClock;
  let approval: FixedShareApproval;
  let manage: ManageShare;
  let visit: VisitSharedProfile;
  let shares: MemoryProfileShareRepository;

  beforeEach(() => {
    clock = new FixedClock();
    approval = new FixedShareApproval();
    shares = new MemoryProfileShareRepository();
    const links = new PlainShareLinks();
    shares.athletes.set(MAYA, {
      ...EMPTY_PROFILE,
      firstName: 'Maya',
      gpa: 3.7,
      birthdate: '2010-05-04',
      email: 'm@x.test',
      profileImageUrl: null,
      clips: [],
      coachWords: [],
      games: [],
      nextGames: [],
    });
    manage = new ManageShare(shares, links, approval, clock);
    visit = new VisitSharedProfile(shares, links, clock);
  });

  const tokenOf = (link: string | null) => link?.split('/').at(-1) ?? '';

  it('P-12 is off, without a link, until the athlete turns it on', async () => {
    expect(await manage.show(MAYA)).toMatchObject({ enabled: false, open: false, link: null, views: 0 });
    const { enabled, open, expiresAt, link } = await manage.change(MAYA, { enabled: true });
    expect({ enabled, open, days: ((expiresAt?.getTime() ?? 0) - clock.now().getTime()) / DAY_MS }).toEqual({
      enabled: true,
      open: true,
      days: 90,
    });
    expect(link).toContain('/p/');
  });

  it('U-06 turning it on waits for a birth date; what is on stays on without one, and ticks can be changed', async () => {
    const maya = shares.athletes.get(MAYA);
    if (!maya) throw new Error('Maya is there');
    shares.athletes.set(MAYA, { ...maya, birthdate: null });
    await expect(manage.change(MAYA, { enabled: true })).rejects.toMatchObject({ status: 422, code: 'birth_date_needed' });
    expect(await manage.show(MAYA)).toMatchObject({ enabled: false, link: null });
    shares.athletes.set(MAYA, maya);
    await manage.change(MAYA, { enabled: true });
    shares.athletes.set(MAYA, { ...maya, birthdate: null });
    expect(await manage.change(MAYA, { fields: ['name'] })).toMatchObject({ open: true });
    expect(await manage.change(MAYA, { enabled: false })).toMatchObject({ open: false });
  });

  it('P-12 a visitor sees what is ticked and nothing else', async () => {
    const { link } = await manage.change(MAYA, { enabled: true, fields: ['name'] });
    const shown = JSON.stringify(await visit.look(tokenOf(link)));
    expect(shown).toContain('Maya');
    expect(shown).not.toContain('3.7');
  });

  it('P-12 a link that is off, expired, renewed or invented opens nothing', async () => {
    const { link } = await manage.change(MAYA, { enabled: true, expiresInDays: 7 });
    await expect(visit.look('invented')).rejects.toThrow(SharedProfileNotFound);
    await manage.change(MAYA, { enabled: false });
    await expect(visit.look(tokenOf(link))).rejects.toThrow(SharedProfileNotFound);
    await manage.change(MAYA, { enabled: true });
    const renewed = await manage.renew(MAYA);
    await expect(visit.look(tokenOf(link))).rejects.toThrow(SharedProfileNotFound);
    await visit.look(tokenOf(renewed.link));
    clock.advance(7 * DAY_MS);
    await expect(visit.look(tokenOf(renewed.link))).rejects.toThrow(SharedProfileNotFound);
  });

  it('U-08 where a guardian wants to be asked it stays off until the answer is yes, and then shows what was asked about', async () => {
    approval.needed = true;
    const { enabled } = await manage.change(MAYA, { enabled: true, fields: ['name'], expiresInDays: 30 });
    expect([enabled, approval.asked?.at]).toEqual([false, clock.now()]);
    const wanted = approval.asked?.wanted;
    expect(wanted).toEqual({ fields: ['name'], expiresInDays: 30 });
    await manage.change(MAYA, { fields: ['name', 'gpa'] });
    await manage.turnOn(MAYA, wanted ?? { fields: [], expiresInDays: null });
    const { open, fields } = await manage.show(MAYA);
    expect([open, fields.filter(({ ticked }) => ticked).map(({ key }) => key)]).toEqual([true, ['name']]);
  });

  it('U-08 turning it off, or changing what an open page shows, asks nobody; turning it off takes the question back', async () => {
    await manage.change(MAYA, { enabled: true });
    approval.needed = true;
    await manage.change(MAYA, { fields: ['name'] });
    await manage.change(MAYA, { enabled: false });
    expect(approval.asked).toBeNull();
    await manage.change(MAYA, { enabled: true });
    await manage.change(MAYA, { enabled: false });
    expect(approval.asked).toBeNull();
  });

  it('P-12 counts people, not programs and not the athlete', async () => {
    const { link } = await manage.change(MAYA, { enabled: true });
    await visit.count(tokenOf(link), STRANGER);
    await visit.count(tokenOf(link), { ...STRANGER, userAgent: 'Googlebot/2.1' });
    await visit.count(tokenOf(link), { ...STRANGER, userId: MAYA });
    expect((await manage.show(MAYA)).views).toBe(1);
  });

  it('P-12 refuses what it does not know and changes nothing', async () => {
    await expect(manage.change(MAYA, { enabled: true, fields: ['birthdate of a friend'] })).rejects.toThrow(ShareNotValid);
    expect(await manage.show(MAYA)).toMatchObject({ enabled: false, link: null });
  });
});
