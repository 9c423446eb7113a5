import { askedCoaches } from './asked-coaches';

describe('coaches that another page asks to pick', () => {
  it.each([
    ['12,15', [12, 15]],
    ['12,12,x,-3,0,1.5, ,99', [12, 99]],
    ['', []],
  ])('D-06 reads %j', (text, ids) => {
    expect(askedCoaches(text)).toEqual(ids);
  });

  it('D-06 takes a hundred of a longer list', () => {
    expect(askedCoaches(Array.from({ length: 5000 }, (_, at) => at + 1).join(','))).toHaveLength(100);
  });
});
