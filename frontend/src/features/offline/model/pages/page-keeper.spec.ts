import 'fake-indexeddb/auto';
import { connection } from '@/shared/lib/connection';
import { devicePages, deviceOwner } from '@/shared/lib/device-store';
import { PageKeeper } from './page-keeper';
import { pageNow } from './page-now';

const board = '<main><h1>Schools</h1><p class="css-used">Akron</p></main>';

function show(html: string, address = '/recruiting?view=board'): void {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/style-abc.css"><style data-emotion="css"></style>';
  document.querySelector('style')?.sheet?.insertRule('.css-used { color: red; }');
  document.querySelector('style')?.sheet?.insertRule('.css-other { color: blue; }');
  document.querySelector('style')?.sheet?.insertRule('[data-theme="dark"] { color: white; }');
  document.body.innerHTML = `<div id="root">${html}</div>`;
  window.history.replaceState(null, '', address);
}

/** The page had its answers, and nothing more came. */
async function keepFor(userId: string | null, meanwhile = () => undefined): Promise<void> {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  new PageKeeper(() => userId).soon();
  meanwhile();
  jest.runAllTimers();
  jest.useRealTimers();
  // Until whatever was begun is written.
  await deviceOwner.get();
  await deviceOwner.get();
}

describe('how a page is kept', () => {
  it('L-03 with its words, with those rules of the kit that it uses, and with its address', () => {
    show(board);
    const page = pageNow();
    expect(page).toMatchObject({ html: board, search: '?view=board', stylesheet: '/assets/style-abc.css' });
    expect(page?.rules).toContain('.css-used');
    expect(page?.rules).toContain('data-theme');
    expect(page?.rules).not.toContain('.css-other');
  });

  it('L-03 without what was said for a moment, and with forms that can not be sent before the app runs', () => {
    show(
      `${board}<p role="status" data-passing>You’re offline.</p><p role="alert">No</p><iframe src="about:blank"></iframe><form><input name="notes"></form>`,
    );
    expect(pageNow()?.html).toBe(`${board}<form inert=""><input name="notes"></form>`);
  });

  it('L-03 not while it loads, not where it is no page, and not where it is too large to be quick', () => {
    for (const html of [
      '',
      '<main></main>',
      `${board}<i role="status" aria-label="Loading"></i>`,
      `${board}<i aria-busy="true"></i>`,
      `${board}<i class="MuiSkeleton-root"></i>`,
    ]) {
      show(html);
      expect(pageNow()).toBeNull();
    }
    show(`${board}${'x'.repeat(400_000)}`);
    expect(pageNow()).toBeNull();
  });

  it('L-03 not while it is scrolled, and without the rows far below the screen', () => {
    show(`${board}<ul><li>Near</li><li>Far</li></ul>`);
    const far = document.querySelectorAll('li')[1];
    if (far) far.getBoundingClientRect = () => ({ top: 5_000 }) as DOMRect;
    expect(pageNow()?.html).toBe(`${board}<ul><li>Near</li></ul>`);
    jest.replaceProperty(window, 'scrollY', 400);
    expect(pageNow()).toBeNull();
    jest.restoreAllMocks();
  });
});

describe('whose page is kept', () => {
  beforeEach(async () => {
    await deviceOwner.signOut();
    await deviceOwner.signIn('one');
  });
  afterEach(() => jest.restoreAllMocks());

  it('L-03 the owner’s: hidden once the session ended, gone once another person came or they signed out', async () => {
    show(board);
    await keepFor('one');
    expect(await devicePages.get('/recruiting')).toMatchObject({ html: board });
    await deviceOwner.lock();
    expect(await devicePages.get('/recruiting')).toBeNull();
    await keepFor('one');
    await deviceOwner.signIn('one');
    expect(await devicePages.get('/recruiting')).toMatchObject({ html: board });
    await deviceOwner.signIn('two');
    await keepFor('one');
    expect(await devicePages.get('/recruiting')).toBeNull();
    await keepFor('two');
    await deviceOwner.signOut();
    expect(await devicePages.get('/recruiting')).toBeNull();
  });

  it('L-03 nobody’s while it is not known who is here, without a connection, and on a page that needs one', async () => {
    show(board);
    await keepFor(null);
    jest.spyOn(connection, 'isOffline').mockReturnValue(true);
    await keepFor('one');
    jest.restoreAllMocks();
    show(board, '/settings');
    await keepFor('one');
    expect([await devicePages.get('/recruiting'), await devicePages.get('/settings')]).toEqual([null, null]);
  });

  it('L-03 not the page before it, which is still there for a moment after a step', async () => {
    show(board);
    await keepFor('one', () => void window.history.replaceState(null, '', '/campaigns'));
    expect([await devicePages.get('/recruiting'), await devicePages.get('/campaigns')]).toEqual([null, null]);
  });

  it('L-03 once it has come to rest after a change of what it shows', async () => {
    show(board);
    const put = jest.spyOn(devicePages, 'put');
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const keeper = new PageKeeper(() => 'one');
    document.getElementById('root')?.append(document.createElement('hr'));
    await Promise.resolve();
    jest.runAllTimers();
    jest.useRealTimers();
    expect(put).toHaveBeenCalledWith('one', '/recruiting', expect.objectContaining({ html: `${board}<hr>` }));
    expect(keeper).toBeDefined();
  });

  it('L-03 once more when the app is put away, as long as the page is the same', async () => {
    show(board, '/campaigns');
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    new PageKeeper(() => 'one').soon();
    jest.runAllTimers();
    jest.useRealTimers();
    const put = jest.spyOn(devicePages, 'put');
    const hide = () => document.dispatchEvent(new Event('visibilitychange'));
    hide();
    expect(put).not.toHaveBeenCalled();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    show(`${board}<p>New</p>`, '/campaigns');
    hide();
    expect(put.mock.calls).toEqual([['one', '/campaigns', expect.objectContaining({ html: `${board}<p>New</p>` })]]);
    window.history.replaceState(null, '', '/profile');
    hide();
    expect(put).toHaveBeenCalledTimes(1);
  });
});
