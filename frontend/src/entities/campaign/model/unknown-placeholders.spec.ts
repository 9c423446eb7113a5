import { mostGrowth } from '@/shared/testing/most-growth';
import { unknownPlaceholders } from './unknown-placeholders';

describe('the note on placeholders while writing', () => {
  it('C-05 names what is not a placeholder, each once', () => {
    expect(unknownPlaceholders('{{coach_nmae}} and {{coach_nmae}}', 'Dear [Head Coach]')).toEqual(['{{coach_nmae}}', '[Head Coach]']);
  });

  it('C-05 accepts the three ways to write one, and a fallback', () => {
    const text = '{{coach_first_name|Coach}} {school_name} [Student Position] {{ Hudl-Profile-URL }}';
    expect(unknownPlaceholders(text)).toEqual([]);
  });

  it('C-05 leaves brackets alone that hold no plain words', () => {
    expect(unknownPlaceholders('[2026] {x: 1} (QB)')).toEqual([]);
  });

  it('O-11 takes twice the work for twice the text', async () => {
    expect(await mostGrowth(unknownPlaceholders)).toBeLessThan(2.5);
  });
});
