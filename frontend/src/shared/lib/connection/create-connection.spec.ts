import { createConnection } from './create-connection';

describe('whether there is a connection', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('L-03 a call that fails alone does not make us offline', async () => {
    const connection = createConnection(async () => true);
    const end = connection.watch();
    expect(await connection.failed()).toBe(false);
    expect(connection.isOffline()).toBe(false);
    end();
  });

  it('L-03 is offline once the server does not answer, says so once, and looks for it until it is back', async () => {
    let isThere = false;
    const connection = createConnection(async () => isThere);
    const said: boolean[] = [];
    connection.subscribe(() => said.push(connection.isOffline()));
    const end = connection.watch();
    expect(await Promise.all([connection.failed(), connection.failed()])).toEqual([true, true]);
    expect(said).toEqual([true]);
    isThere = true;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(said).toEqual([true, false]);
    end();
  });

  it('L-03 any answer of the server means that it is back', async () => {
    const connection = createConnection(async () => false);
    const end = connection.watch();
    await connection.failed();
    connection.answered();
    expect(connection.isOffline()).toBe(false);
    end();
  });

  it('L-03 asks at once when the device says that its network changed', async () => {
    const reach = jest.fn(async () => false);
    const connection = createConnection(reach);
    const end = connection.watch();
    window.dispatchEvent(new Event('offline'));
    await jest.advanceTimersByTimeAsync(0);
    expect(connection.isOffline()).toBe(true);
    end();
    window.dispatchEvent(new Event('offline'));
    expect(reach).toHaveBeenCalledTimes(1);
  });

  it('L-03 nothing is offline before the app looks', async () => {
    const connection = createConnection(async () => false);
    expect(await connection.failed()).toBe(false);
  });
});
