import { claimScope, THEO } from '../../../testing/claim-world.js';
import { checkClaimsOf } from '../check-claims-of.js';
import type { KnownAthlete, KnownMeasure } from '../known-athlete.js';

const of = (value: number, timing: string | null = null): KnownMeasure => ({ value, timing, date: '2026-06-13', place: 'Ridge camp' });

const MEASURED: KnownAthlete = {
  ...THEO,
  fortyYardDash: of(4.62, 'hand'),
  wingspan: of(75.5),
  verticalJump: of(35.5),
  broadJump: of(116),
  proShuttle: of(4.28, 'laser'),
  threeConeDrill: of(7.05, 'hand'),
  benchPress: of(265),
  squat: of(405),
  powerClean: of(255),
};

const severities = (text: string, athlete = MEASURED) => checkClaimsOf(text, claimScope(athlete)).map(({ severity }) => severity);

const TRUE = [
  'I have a 35.5 inch vertical.',
  'I have a 35.5-inch vertical jump.',
  'My vertical is thirty-five and a half inches.',
  'My vert is 35.5.',
  'I have a 35 inch vertical.',
  'My vertical jump was measured at 35 1/2 inches.',
  'I jumped 35.5 in the vertical.',
  'Vertical: 35.5"',
  'My vertical is over 35 inches.',
  'My vertical is just over 35 inches.',
  'I broad jumped 9\'8".',
  "I have a 9'8 broad.",
  'My broad jump is nine feet eight inches.',
  'My broad jump is nine foot eight.',
  'My broad jump is 116 inches.',
  'I went 9-8 in the broad jump.',
  'My standing broad jump is over nine feet.',
  'I ran a 4.28 shuttle.',
  'I have a 4.28 in the pro shuttle.',
  'My 5-10-5 is 4.28.',
  'My pro agility time is 4.28 seconds.',
  'I ran a laser-timed 4.28 shuttle.',
  'My shuttle is 4.3.',
  'My shuttle time is under 4.3 seconds.',
  'My 3-cone is 7.05.',
  'I ran a 7.05 in the L-drill.',
  'My three-cone drill is 7.05 seconds, hand timed.',
  'I bench 265 pounds.',
  'I bench press 265.',
  'My bench max is 265 lbs.',
  'I put up 265 on bench.',
  'I squat 405.',
  'My squat max is 405 pounds.',
  'I squat over 400 pounds.',
  'I bench 265 and squat 405.',
  'I have a 265 bench, a 405 squat and a 255 clean.',
  'I power clean 255.',
  'My power clean is two fifty-five.',
  'My wingspan is 75.5 inches.',
  'My wingspan is six foot three and a half.',
  'My wingspan is 6\'3.5".',
  'I have a 75 1/2 inch wingspan.',
  'Vert 35.5, broad 116, shuttle 4.28, bench 265.',
  'My bench is not 275 yet.',
  'My goal is to squat 450.',
  'My brother benches 315.',
  'I squat and run four days a week.',
  'I am a vertical threat with 17 catches this year.',
];

const FALSE = [
  'I have a 36 inch vertical.',
  'I have a 38-inch vertical.',
  'My vertical is thirty-eight inches.',
  'My vert is over 36.',
  'I broad jumped 10\'2".',
  'My broad jump is ten feet.',
  'My broad jump is 120 inches.',
  "I have a 9'9 broad.",
  'I ran a 4.18 shuttle.',
  'My shuttle is under 4.2 seconds.',
  'My 5-10-5 is 4.08.',
  'I ran a hand-timed 4.28 shuttle.',
  'My 3-cone is 6.85.',
  'My three-cone drill is 7.05 seconds, laser timed.',
  'I bench 275.',
  'I bench three hundred pounds.',
  'My squat max is 500 pounds.',
  'I squat over 405 pounds.',
  'I have a 315 bench.',
  'My power clean is 275.',
  'My wingspan is 78 inches.',
  'My wingspan is six foot five.',
  'I bench 285 for 3 reps.',
  'My bench is not 265 yet.',
];

/** Of these the profile says nothing. */
const UNKNOWN = [
  'I have a 35.5 inch vertical.',
  'I broad jumped 9\'8".',
  'I ran a 4.28 shuttle.',
  'My 3-cone is 7.05.',
  'I bench 265 pounds.',
  'I squat 405.',
  'My power clean is 255.',
  'My wingspan is 75.5 inches.',
];

describe('what is measured, in a text', () => {
  it.each(TRUE)('I-05 P-14 true and not marked: %s', (text) => {
    expect(severities(text)).toEqual([]);
  });

  it.each(FALSE)('I-05 P-14 called false: %s', (text) => {
    expect(severities(text)).toEqual(['error']);
  });

  it.each(UNKNOWN)('I-05 P-14 needs a confirmation where the profile does not say it: %s', (text) => {
    expect(severities(text, THEO)).toEqual(['confirm']);
  });

  it('I-05 P-14 repetitions of a lower weight are confirmed, because only the maximum of one is known', () => {
    expect(severities('I can bench 225 twelve times.')).toEqual(['confirm']);
    expect(severities('I bench 225 for 12 reps.')).toEqual(['confirm']);
  });

  it('I-05 P-14 of two lifts only the wrong one is marked, with what the profile says', () => {
    const flags = checkClaimsOf('I bench 265 and squat 455.', claimScope(MEASURED));
    expect(flags).toMatchObject([{ text: '455', reason: 'Your profile says 405 lbs for your squat, not 455.' }]);
    const [jump] = checkClaimsOf('I broad jumped ten foot two.', claimScope(MEASURED));
    expect(jump?.reason).toBe(`Your profile says 9'8" for your broad jump, not 10 foot 2.`);
  });
});
