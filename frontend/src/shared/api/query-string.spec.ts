import { queryString } from './query-string';

describe('the parameters of an address', () => {
  it('C-03 leaves out what is null or undefined, and nothing else', () => {
    const params = { page: 0, favorite: false, name: '', school: [0, 1], state: null, division: undefined };
    expect(queryString(params)).toBe('?page=0&favorite=false&name=&school=0&school=1');
  });

  it('C-03 has no question mark when nothing is left', () => {
    expect(queryString({ state: null, school: [] })).toBe('');
    expect(queryString(undefined)).toBe('');
  });
});
