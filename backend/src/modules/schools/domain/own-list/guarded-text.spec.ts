import { guardedText, unguardedText } from './guarded-text.js';

describe('texts in a spreadsheet', () => {
  it.each(['=1+1', '+1 724', '-', '@coach', 'plain', "'quoted'", "'=odd", "''=odder", ''])(
    'R-10 %s comes back as it went out',
    (text) => {
      const guarded = guardedText(text);
      const written = /^[=+\-@\t\r]/.test(guarded) ? `'${guarded}` : guarded;
      expect(written).not.toMatch(/^[=+\-@\t\r]/);
      expect(unguardedText(written)).toBe(text);
    },
  );
});
