import { excerptOf } from './excerpt-of';

describe('the excerpt of a template', () => {
  it('T-01 is the first 200 characters', () => {
    expect(excerptOf('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`);
    expect(excerptOf('a'.repeat(200))).toBe('a'.repeat(200));
  });

  it('T-01 does not cut a character in two', () => {
    expect(excerptOf(`${'a'.repeat(199)}🏈🏈`)).toBe(`${'a'.repeat(199)}🏈…`);
  });

  it('C-05 does not cut a placeholder in two', () => {
    expect(excerptOf(`${'a'.repeat(190)} {{coach_last_name}} and staff`)).toBe(`${'a'.repeat(190)}…`);
  });
});
