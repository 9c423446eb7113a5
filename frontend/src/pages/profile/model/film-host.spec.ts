import { filmHost } from './film-host';

describe('the host of a film link', () => {
  it.each([
    ['https://www.hudl.com/profile/12/Marcus-Lee', 'hudl.com'],
    ['http://films.example.org/m', 'films.example.org'],
    ['javascript:alert(1)', null],
    ['hudl.com/profile/12', null],
    [null, null],
  ])('P-02 of %j is %j', (address, host) => {
    expect(filmHost(address)).toBe(host);
  });
});
