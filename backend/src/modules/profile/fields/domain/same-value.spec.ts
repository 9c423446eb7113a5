import { sameValue } from './same-value.js';

const laser = { value: 4.62, unit: 's', timing: 'laser', place: null };

describe('whether two values of a field are the same', () => {
  it.each([
    ['QB', 'QB', true],
    ['QB', 'RB', false],
    [null, null, true],
    [null, 'QB', false],
    [laser, { ...laser }, true],
    [laser, { value: 4.62, unit: 's', timing: 'laser' }, true],
    [{ value: 4.62 }, laser, false],
    [laser, { ...laser, value: 4.7 }, false],
    [laser, { ...laser, place: 'Nike camp' }, false],
    [laser, null, false],
    [null, laser, false],
    [laser, 4.62, false],
    [{}, null, false],
  ])('P-14 %j and %j: %s', (one, other, same) => {
    expect(sameValue(one, other)).toBe(same);
  });
});
