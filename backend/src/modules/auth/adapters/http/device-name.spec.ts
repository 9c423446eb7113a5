import { deviceName } from './device-name.js';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

describe('the name of a device', () => {
  it.each([
    [ANDROID, 'Chrome on Android'],
    [IPHONE, 'Safari on iOS'],
    [DESK, 'Firefox on Windows'],
    [undefined, 'Unknown device'],
    ['  ', 'Unknown device'],
  ])('U-01 is what the browser says of itself: %s', (header, name) => {
    expect(deviceName(header)).toBe(name);
  });

  it('U-01 a very long header is read in part', () => {
    const began = performance.now();
    expect(deviceName(`${ANDROID}${' (x;'.repeat(4_000)}`)).toBe('Chrome on Android');
    expect(performance.now() - began).toBeLessThan(200);
  });
});
