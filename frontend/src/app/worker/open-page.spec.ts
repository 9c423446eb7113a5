import { readablePaths } from '@/shared/lib/device-store';
import { paths } from '@/shared/routes';
import { openPage, type PageSources } from './open-page';

const page = (status = 200) => ({ status, from: 'server' }) as unknown as Response;
const shell = { status: 200, from: 'device' } as unknown as Response;
const never = new Promise<never>(() => undefined);

const sources = (changes: Partial<PageSources>): PageSources => ({
  askServer: async () => page(),
  shell: async () => shell,
  hasOwner: async () => false,
  patience: () => never,
  ...changes,
});

const from = async (path: string, changes: Partial<PageSources>) => {
  const response = await openPage(path, sources(changes));
  return (response as unknown as { from: string }).from;
};
const fails = () => Promise.reject(new TypeError('Failed to fetch'));

describe('which page opens', () => {
  it('L-03 the pages that can be read from the device are addresses of the app', () => {
    expect(readablePaths).toEqual([paths.home, paths.profile, paths.schools, paths.campaigns, paths.strategy]);
  });

  it('L-03 the one of the device where the connection fails, at more than one address', async () => {
    expect(await from('/recruiting', { askServer: fails })).toBe('device');
    expect(await from('/settings/account', { askServer: fails })).toBe('device');
  });

  it.each([502, 503, 504])('L-03 the one of the device where a proxy answers %d for a server that is away', async (status) => {
    expect(await from('/recruiting', { askServer: async () => page(status) })).toBe('device');
  });

  it('L-03 the server’s, also when it says that something is wrong', async () => {
    expect(await from('/recruiting', { hasOwner: async () => true })).toBe('server');
    expect(await from('/recruiting', { askServer: async () => page(500) })).toBe('server');
  });

  it('L-03 the one of the device, at once, where it has the data and the connection is slow', async () => {
    const slow = { askServer: () => never, patience: async () => undefined };
    expect(await from('/recruiting', { ...slow, hasOwner: async () => true })).toBe('device');
  });

  it('L-03 looks for the page of the device while the server has its time, and not after it', async () => {
    const asked: string[] = [];
    const sources = {
      askServer: () => never,
      shell: async () => {
        asked.push('shell');
        return shell;
      },
      hasOwner: () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true))),
      patience: async () => void asked.push('patience'),
    };
    expect(await from('/recruiting', sources)).toBe('device');
    expect(asked.sort()).toEqual(['patience', 'shell']);
    asked.length = 0;
    await from('/recruiting', { ...sources, askServer: fails });
    expect(asked.filter((name) => name === 'shell')).toHaveLength(1);
  });

  it('L-03 waits for the server where the device has no data that may be shown, and for pages that need a connection', async () => {
    let answer: (response: Response) => void = () => undefined;
    const slow = { askServer: () => new Promise<Response>((resolve) => (answer = resolve)), patience: async () => undefined };
    for (const [path, hasOwner] of [
      ['/recruiting', false],
      ['/p/secret', true],
      ['/reset-password', true],
    ] as const) {
      const opened = from(path, { ...slow, hasOwner: async () => hasOwner });
      answer(page());
      expect(await opened).toBe('server');
    }
  });

  it('L-03 fails like the connection where the device has no page', async () => {
    await expect(openPage('/', sources({ askServer: fails, shell: async () => undefined }))).rejects.toThrow('Failed to fetch');
  });
});
