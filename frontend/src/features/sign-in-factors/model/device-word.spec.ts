import { deviceWord } from './device-word';

describe('the first name of a passkey', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15', 'My iPhone'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36', 'My Android phone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36', 'My Mac'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'My Windows computer'],
    ['', 'My device'],
  ])('U-03 %s is called %s', (userAgent, word) => {
    expect(deviceWord(userAgent)).toBe(word);
  });
});
