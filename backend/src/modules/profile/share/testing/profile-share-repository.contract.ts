import type { ProfileShareRepository } from '../application/ports/profile-share-repository.js';
import type { IssuedLink } from '../application/ports/share-links.js';
import type { ShareSettings } from '../domain/profile-share.js';

export interface ProfileShareRepositoryHarness {
  shares: ProfileShareRepository;
  /** Returns the ID of a new account whose profile contains only this first name. */
  addAccount(firstName: string): Promise<string>;
  nextId(): string;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const EXPIRY = new Date('2026-11-22T15:00:00.000Z');
const JUST_BEFORE = new Date(EXPIRY.getTime() - 1);
const OPEN: ShareSettings = { enabled: true, fields: ['name', 'gpa'], expiresAt: EXPIRY };

/** What every ProfileShareRepository does; run on the fake and on PostgreSQL. */
export function profileShareRepositoryContract(harness: () => ProfileShareRepositoryHarness): void {
  const newLink = (): IssuedLink => {
    const id = harness().nextId();
    return { hash: `hash ${id}`, sealed: `sealed ${id}` };
  };

  async function sharing(settings: ShareSettings = OPEN): Promise<{ userId: string; link: IssuedLink }> {
    const [userId, link] = [await harness().addAccount('Maya'), newLink()];
    await harness().shares.save(userId, settings, link, NOW);
    return { userId, link };
  }

  const shareOf = async (userId: string) => (await harness().shares.of(userId)).share;
  const openAt = (link: IssuedLink, now = NOW) => harness().shares.openAt(link.hash, now);

  it('P-12 knows of no share before the first decision, and of no account that is not there', async () => {
    const userId = await harness().addAccount('Maya');
    const { athlete, share } = await harness().shares.of(userId);
    expect([athlete.firstName, athlete.clips, athlete.games, share]).toEqual(['Maya', [], [], null]);
    await expect(harness().shares.of(harness().nextId())).rejects.toThrow();
  });

  it('P-12 keeps what the athlete decided; a change leaves link and views alone', async () => {
    const { userId, link } = await sharing();
    expect(await shareOf(userId)).toEqual({ ...OPEN, link, views: 0 });
    await harness().shares.countView(link.hash, null, NOW);
    const changed: ShareSettings = { enabled: true, fields: ['photo'], expiresAt: null };
    await harness().shares.save(userId, changed, newLink(), NOW);
    expect(await shareOf(userId)).toEqual({ ...changed, link, views: 1 });
  });

  it('P-12 opens a link to its athlete until it expires, to the moment', async () => {
    const { link } = await sharing();
    expect((await openAt(link, JUST_BEFORE))?.athlete.firstName).toBe('Maya');
    expect((await openAt(link, JUST_BEFORE))?.share).toEqual({ ...OPEN, link, views: 0 });
    expect(await openAt(link, EXPIRY)).toBeNull();
  });

  it('P-12 opens no link that is off or unknown', async () => {
    const { link } = await sharing({ ...OPEN, enabled: false });
    expect([await openAt(link), await openAt(newLink())]).toEqual([null, null]);
  });

  it('P-15 messages reach an athlete by an open link on which the form is ticked, until it expires', async () => {
    const open = await sharing({ ...OPEN, fields: ['name', 'messages'] });
    const [unticked, off] = [await sharing(), await sharing({ ...OPEN, enabled: false, fields: ['messages'] })];
    const taker = (link: IssuedLink, now = NOW) => harness().shares.takerAt(link.hash, now);
    expect([await taker(open.link), await taker(open.link, EXPIRY)]).toEqual([open.userId, null]);
    expect([await taker(unticked.link), await taker(off.link), await taker(newLink())]).toEqual([null, null, null]);
  });

  it('P-12 a new link kills the old one and starts without views', async () => {
    const { userId, link } = await sharing();
    await harness().shares.countView(link.hash, null, NOW);
    const renewed = newLink();
    await harness().shares.renew(userId, renewed, NOW);
    expect(await openAt(link)).toBeNull();
    expect(await shareOf(userId)).toEqual({ ...OPEN, link: renewed, views: 0 });
  });

  it('P-12 renews nothing that was never shared', async () => {
    const userId = await harness().addAccount('Maya');
    await harness().shares.renew(userId, newLink(), NOW);
    expect(await shareOf(userId)).toBeNull();
  });

  it('P-12 counts who looked at an open link, but not the athlete', async () => {
    const { userId, link } = await sharing();
    const other = await harness().addAccount('Noah');
    for (const viewer of [null, other, userId]) await harness().shares.countView(link.hash, viewer, NOW);
    await harness().shares.countView(link.hash, null, EXPIRY);
    expect((await shareOf(userId))?.views).toBe(2);
  });
}
