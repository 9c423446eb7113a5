/** Slow 4G as Lighthouse means it: 150 ms for a round trip, 1.6 Mbit/s. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/**
 * What a first visit asks for before `selector` can be seen, with bytes as they were sent, and when it can be seen. The line and the
 * processor are slowed by the browser itself, so that what can wait really comes later; `slower`: how many times, which keeps a processor busy.
 */
export async function askedToContent({ context }, url, selector, slower = 4) {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    const asked = collect(devtools);
    await devtools.send('Network.enable');
    await devtools.send('Network.clearBrowserCache');
    // Lighthouse's visits left a service worker, and this is to be a first visit.
    await devtools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'service_workers,cache_storage' });
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setDeviceMetricsOverride', PHONE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(noteWhenThere, selector);
    await page.goto(url, { waitUntil: 'commit' });
    const seenAt = await (await page.waitForFunction(() => globalThis.contentAt)).jsonValue();
    await page.waitForLoadState('networkidle');
    const before = [...asked.values()].filter(({ startedAt }) => startedAt * 1_000 <= seenAt);
    const scripts = before.filter(({ type }) => type === 'Script');
    return {
      seenAt: seenAt - Math.min(...before.map(({ startedAt }) => startedAt)) * 1_000,
      requests: before.length,
      scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      names: before.map(({ name, bytes }) => `${bytes} ${name}`),
    };
  } finally {
    await page.close();
  }
}

/** Runs in the page: the wall clock, in milliseconds, when the selector first finds something. */
function noteWhenThere(selector) {
  const look = () => {
    if (globalThis.contentAt === undefined && globalThis.document.querySelector(selector) !== null) globalThis.contentAt = Date.now();
  };
  new globalThis.MutationObserver(look).observe(globalThis.document, { childList: true, subtree: true });
}

function collect(devtools) {
  const asked = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (!request.url.startsWith('data:')) asked.set(requestId, { name: request.url, type, startedAt: wallTime, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one !== undefined) one.bytes = encodedDataLength;
  });
  return asked;
}
