import type { InboxReader } from '../application/ports/inbox-reader.js';

/** A mailbox that the suite fills. */
export interface InboxUnderTest {
  reader: InboxReader;
  userId: string;
  /** Delivers a message from another person; returns its ID. `filtered`: a filter archives it. */
  deliver(mail: { from: string; subject: string; text?: string; filtered?: boolean }): Promise<string>;
  /** Stores an email the athlete sent. */
  sendOwn(): Promise<void>;
  remove(id: string): void;
  expireCursors(): void;
  setPageSize(size: number): void;
}

const COACH = 'Quinn Dummett <quinn@college.example.edu>';

/** What the reply check relies on with every provider. */
export function inboxReaderContract(open: () => Promise<InboxUnderTest>): void {
  let box: InboxUnderTest;
  let reader: InboxReader;
  let me: string;

  beforeEach(async () => {
    box = await open();
    ({ reader, userId: me } = box);
  });

  const cursor = async () => ((await reader.startCursor(me)) as { cursor: string }).cursor;
  const arrivedSince = async (start: string, page: string | null = null) => {
    const answer = await reader.arrivedSince(me, start, page);
    if (answer.kind !== 'page') throw new Error(`answered ${answer.kind}`);
    return answer;
  };

  it('G-05 tells what arrived since a cursor, once, and nothing of what was there before or went out', async () => {
    await box.deliver({ from: COACH, subject: 'Before' });
    const start = await cursor();
    expect((await arrivedSince(start)).arrived).toEqual([]);
    await box.sendOwn();
    const id = await box.deliver({ from: COACH, subject: 'Re: Film' });
    const page = await arrivedSince(start);
    expect(page.arrived.map((each) => each.id)).toEqual([id]);
    expect(page.nextPage).toBeNull();
    expect((await arrivedSince(page.cursor)).arrived).toEqual([]);
  });

  it('G-05 comes in pages, and the last one carries the cursor on', async () => {
    const start = await cursor();
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) ids.push(await box.deliver({ from: COACH, subject: `Mail ${at}` }));
    box.setPageSize(2);
    const seen: string[] = [];
    let page = await arrivedSince(start);
    for (; page.nextPage; page = await arrivedSince(start, page.nextPage)) seen.push(...page.arrived.map((each) => each.id));
    expect([...seen, ...page.arrived.map((each) => each.id)]).toEqual(ids);
    expect((await arrivedSince(page.cursor)).arrived).toEqual([]);
  });

  it('G-05 says that a cursor is too old, and what arrived after a moment is still found', async () => {
    const start = await cursor();
    const since = new Date(Date.now() - 60_000);
    const id = await box.deliver({ from: COACH, subject: 'Re: Film' });
    box.expireCursors();
    expect(await reader.arrivedSince(me, start, null)).toEqual({ kind: 'cursor_expired' });
    expect(await reader.arrivedAfter(me, since, null)).toMatchObject({ found: [{ id }], nextPage: null });
    expect((await arrivedSince(await cursor())).arrived).toEqual([]);
  });

  it('G-05 shows a message’s headers and snippet, and its bytes when they are asked for', async () => {
    const id = await box.deliver({ from: COACH, subject: 'Re: Film', text: 'Call me & bring <film>, it\'s "great".' });
    const answer = await reader.message(me, id);
    expect(answer).toMatchObject({
      kind: 'message',
      message: { id, snippet: 'Call me & bring <film>, it\'s "great".', labels: expect.arrayContaining(['INBOX']) },
    });
    const { message } = answer as { message: { headers: Record<string, string>; receivedAt: Date } };
    expect(message.headers).toMatchObject({ from: COACH, subject: 'Re: Film' });
    expect(Math.abs(message.receivedAt.getTime() - Date.now())).toBeLessThan(60_000);
    const { raw } = (await reader.raw(me, id)) as { raw: Buffer };
    expect(raw.toString()).toContain('Subject: Re: Film');
  });

  it('G-05 a message that the athlete deleted is gone, not an error', async () => {
    const id = await box.deliver({ from: COACH, subject: 'Re: Film' });
    box.remove(id);
    expect(await reader.message(me, id)).toEqual({ kind: 'message', message: null });
    expect(await reader.raw(me, id)).toEqual({ kind: 'raw', raw: null });
  });

  it('G-05 finds what known coaches wrote, also what a filter archived, and nobody else’s mail', async () => {
    const since = new Date(Date.now() - 60_000);
    await box.deliver({ from: 'Shop <news@shop.example>', subject: 'Sale' });
    const first = await box.deliver({ from: COACH, subject: 'Junior day' });
    const second = await box.deliver({ from: 'Robin <robin@state.example.edu>', subject: 'Camp', filtered: true });
    await box.sendOwn();
    const addresses = [
      'quinn@college.example.edu',
      'robin@state.example.edu',
      ...Array.from({ length: 150 }, (_, at) => `c${at}@x.example.edu`),
    ];
    const { found } = (await reader.fromAddresses(me, addresses, since)) as { found: { id: string }[] };
    expect(found.map((each) => each.id).sort()).toEqual([first, second].sort());
    expect(await reader.fromAddresses(me, [], since)).toEqual({ kind: 'found', found: [] });
    expect(await reader.fromAddresses(me, addresses, new Date(Date.now() + 60_000))).toEqual({ kind: 'found', found: [] });
  });
}
