import { qrPath } from './qr-path';

describe('the drawing of a QR code', () => {
  it('U-03 is every dark square and nothing else, neighbours as one', () => {
    const [dark, light] = [true, false];
    expect(
      qrPath([
        [dark, dark, light, dark],
        [light, light, light, light],
        [light, dark, dark, dark],
      ]),
    ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
  });
});
