import { EMPTY_PROFILE } from '../../fields/domain/empty-profile.js';
import { dayWords } from './day-words.js';
import { overwrittenFields } from './overwritten-fields.js';
import { ProfileNotValid } from './profile-not-valid.js';
import { readEmail } from './read-email.js';
import { readSeenValues } from './read-seen-values.js';
import { refuseOverwriting } from './refuse-overwriting.js';

const FIELDS = { city: { type: 'text' }, weight: { type: 'whole' }, fortyYardDash: { type: 'measured' } } as const;
const seen = (input: unknown) => readSeenValues(input, FIELDS);

describe('what a change of the profile was made from', () => {
  it('P-04 may be left out', () => {
    expect(seen(undefined)).toEqual({ value: {} });
  });

  it.each([{ city: 'Austin' }, { city: null }, { weight: 195 }, { fortyYardDash: { value: 4.62, timing: null } }, { fortyYardDash: null }])(
    'P-04 may be %j',
    (input) => {
      expect(seen(input)).toEqual({ value: input });
    },
  );

  it.each([null, 'Austin', 7, [], [{ city: 'Austin' }]])('P-04 is no %j', (input) => {
    expect(seen(input)).toMatchObject({ refused: { code: 'wrong_type' } });
  });

  it.each<object>([
    { isAdmin: true },
    { toString: 'x' },
    { city: true },
    { city: { value: 'Austin' } },
    { weight: [195] },
    { fortyYardDash: [4.62] },
    { fortyYardDash: { value: 4.62, place: { name: 'Nike camp' } } },
    { unknown: { value: 1 } },
  ])('P-04 names no fields or kinds of values that are not known: %j', (input) => {
    expect(seen(input)).toMatchObject({ refused: { code: 'unknown_field' } });
  });
});

describe('a change from another tab', () => {
  const stored = { ...EMPTY_PROFILE, city: 'Dallas' };

  it('P-04 is not overwritten, and comes back with the refusal', () => {
    const act = () => refuseOverwriting(stored, { city: 'Houston' }, { city: 'Austin' });
    expect(act).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'text_changed', extra: { present: { city: 'Dallas' } } }) as Error,
    );
  });

  it.each([
    [{ city: 'Houston' }, { city: 'Dallas' }],
    [{ city: 'Dallas' }, { city: 'Austin' }],
    [{ city: 'Houston' }, {}],
    [{ city: undefined }, { city: 'Austin' }],
  ])('P-04 %j made from %j overwrites nothing unseen', (changes, before) => {
    expect(overwrittenFields(stored, changes, before)).toBeNull();
    expect(() => refuseOverwriting(stored, changes, before)).not.toThrow();
  });
});

describe('the address of an account', () => {
  it('P-04 is read without blanks around it', () => {
    expect(readEmail('  marcus@example.com ')).toEqual({ value: 'marcus@example.com' });
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    [null, 'required'],
    [7, 'not_an_email'],
    [undefined, 'not_an_email'],
    ['marcus', 'not_an_email'],
  ])('P-04 is not %j: %s', (value, code) => {
    expect(readEmail(value)).toMatchObject({ refused: { code } });
  });
});

describe('fields that are refused', () => {
  const error = (code: string) => ({ field: code, code, message: `It is ${code}.` });

  it('P-04 are all named, with the sentence of the first', () => {
    const refused = new ProfileNotValid([error('out_of_range'), error('too_long')]);
    expect(refused).toMatchObject({ code: 'invalid_input', status: undefined, message: 'It is out_of_range.' });
    expect(refused.errors).toHaveLength(2);
  });

  it('A-12 P-04 an age under 13 outweighs the others', () => {
    expect(new ProfileNotValid([error('too_long'), error('under_13')])).toMatchObject({
      code: 'under_13',
      status: 422,
      message: 'It is under_13.',
    });
  });

  it('are never without a sentence', () => {
    expect(new ProfileNotValid([])).toMatchObject({ code: 'invalid_input', message: 'The input is wrong.' });
  });
});

it('a day is written as the pages write it', () => {
  expect(dayWords('2026-09-18')).toBe('Sep 18, 2026');
});
