import { LineSenses } from './line-senses.js';
import { senseOf } from './line-sense.js';

const NOTHING = { name: null, both: null, title: null, isYears: false, isVacant: false, isBetween: false };

describe('what a line of a page says by itself', () => {
  it.each([
    ['a name', 'Núñez, Tomás', { name: 'tomas nunez' }],
    ['a last name alone', 'Coach Núñez', { name: 'coach nunez' }],
    ['a title of one more word', 'Dr. Coach', { title: 'Dr. Coach' }],
    ['years', '2019-22', { isYears: true }],
    ['a year', '2024', { isYears: true }],
    ['a title', 'Head Coach', { title: 'Head Coach' }],
    ['a labelled title', 'Position: Tight ends', { title: 'Tight ends' }],
    ['labelled titles', 'Titles: Tight ends, Counselor', { title: 'Tight ends, Counselor' }],
    ['a labelled title of any words', 'Title : Wizard', { title: 'Wizard' }],
    ['name and title', 'Nick Saban, Head Coach', { both: { name: 'Nick Saban', title: 'Head Coach' } }],
    ['nobody', 'Vacant', { isVacant: true }],
    ['nobody with a title', 'Vacant head coach', { isVacant: true }],
    ['a label', 'Office Phone:', { isBetween: true }],
    ['a label that is a title too', 'Contact', { isBetween: true }],
    ['a label of hours', 'Year at State', { isBetween: true }],
    ['an address', 'coach@state.edu', { isBetween: true }],
    ['a phone number', '205-555-0142', { isBetween: true }],
    ['a title with a phone number', 'Coach 205-555-0142', { isBetween: true }],
    ['nothing', '', { isBetween: true }],
    ['a sentence', 'Welcome to our page', {}],
  ])('B-01 %s: %s', (_what, text, sense) => {
    expect(senseOf(text)).toEqual({ ...NOTHING, ...sense });
  });

  it('B-01 the same line says the same again, marked as a heading or not', () => {
    const senses = new LineSenses();
    expect(senses.of('Head Coach')).toBe(senses.of('Head Coach'));
    for (const _again of [1, 2]) {
      expect(senses.sectionOf('Nick Saban', false)).toBeNull();
      expect(senses.sectionOf('Nick Saban', true)).toEqual({ kind: 'inherit' });
      expect(senses.sectionOf('Football', false)).toEqual({ kind: 'sport', sport: 'Football' });
    }
  });
});
