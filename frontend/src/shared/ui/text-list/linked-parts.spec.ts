import { linkedParts } from './linked-parts';

describe('addresses in a text', () => {
  it('Y-01 are cut out, and joined again the parts are the text', () => {
    const text = 'A rule. Source, verified on November 21, 2026: https://espn.com/id/1 and https://ncaa.org';
    const parts = linkedParts(text);
    expect(parts.filter(({ isLink }) => isLink).map((part) => part.text)).toEqual(['https://espn.com/id/1', 'https://ncaa.org']);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(linkedParts('none')).toEqual([{ text: 'none', isLink: false }]);
  });
});
