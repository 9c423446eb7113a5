import { coachWordLines } from './coach-word-lines.js';
import type { SharedWord } from './shared-profile.js';

const DALE: SharedWord = { coach: 'Dale Rivers', school: 'Akron East High', day: '2026-11-21', verified: true };
const NOT_VERIFIED: SharedWord = { coach: null, school: null, day: '2026-11-20', verified: false };
const tile = (label: string, word: SharedWord | null) => ({ label, value: '1', url: null, word, group: 'football' as const });

describe('coachWordLines', () => {
  it('U-12 one line names everything that a coach confirmed on a day', () => {
    const forty = { label: '40-yard dash', value: '4.62 s', note: null, word: DALE };
    const profile = { tiles: [tile('Height', DALE), tile('Weight', null)], measurements: [forty] };
    expect(coachWordLines(profile)).toEqual(['Height, 40-yard dash: confirmed by Coach Dale Rivers, Akron East High, November 21, 2026']);
  });

  it('U-12 a word that is not verified says so and names nobody', () => {
    const named = { ...DALE, verified: false };
    expect(coachWordLines({ tiles: [tile('Height', NOT_VERIFIED), tile('GPA', named)], measurements: [] })).toEqual([
      'Height, GPA: a coach’s word, not verified',
    ]);
  });

  it('U-12 a title that was typed is not said twice', () => {
    const titled = { ...DALE, coach: 'Coach Rivers' };
    expect(coachWordLines({ tiles: [tile('Height', titled)], measurements: [] })[0]).toContain('confirmed by Coach Rivers, Akron');
  });
});
