import { appUpdate } from './app-update';

/** The events of a registered worker, sent by hand. */
function fakeWorker() {
  const listeners = new Map<string, (event: object) => void>();
  return {
    skipped: 0,
    addEventListener(type: string, listener: (event: never) => void) {
      listeners.set(type, listener as (event: object) => void);
    },
    messageSkipWaiting() {
      this.skipped += 1;
    },
    send: (type: string, event: object = {}) => listeners.get(type)?.(event),
  };
}

function watched() {
  const worker = fakeWorker();
  const load = jest.fn();
  appUpdate.dismiss();
  appUpdate.watch(worker as never, load);
  return { worker, load };
}

describe('a newer version of the app', () => {
  it('L-03 is offered, and loads nothing before somebody presses Reload', () => {
    const { worker, load } = watched();
    worker.send('waiting');
    expect(appUpdate.isReady()).toBe(true);
    expect([worker.skipped, load.mock.calls]).toEqual([0, []]);
  });

  it('L-03 takes over on Reload, and only then the page is loaded again', () => {
    const { worker, load } = watched();
    worker.send('waiting');
    appUpdate.reload();
    expect([worker.skipped, load.mock.calls.length]).toEqual([1, 0]);
    worker.send('controlling', { isUpdate: true });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('L-03 that another tab took is offered here, and does not take away what is typed', () => {
    const { worker, load } = watched();
    worker.send('controlling', { isUpdate: true });
    expect(appUpdate.isReady()).toBe(true);
    expect(load).not.toHaveBeenCalled();
    appUpdate.reload();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('L-03 the first worker of a device is no newer version', () => {
    const { worker, load } = watched();
    worker.send('controlling', { isUpdate: false });
    expect(appUpdate.isReady()).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  it('L-03 the first worker of a device is no newer version, either, when the page before registered it', () => {
    const { worker } = watched();
    worker.send('controlling', { isUpdate: false, isExternal: true });
    expect(appUpdate.isReady()).toBe(false);
  });

  it('L-03 can be put off', () => {
    const { worker } = watched();
    worker.send('waiting');
    appUpdate.dismiss();
    expect(appUpdate.isReady()).toBe(false);
  });
});
