import { isOutsideDomain } from './is-outside-domain.js';
import { organisationOf } from './organisation.js';

describe('answers from outside of a school', () => {
  it.each([
    ['quinn@akron.edu', 'quinn@akron.edu', null, false],
    ['dana@athletics.akron.edu', 'quinn@akron.edu', null, false],
    ['dana@gozips.com', 'quinn@akron.edu', 'https://www.gozips.com/football', false],
    ['quinn@gmail.com', 'quinn@akron.edu', null, true],
    ['other@gmail.com', 'quinn@gmail.com', null, true],
    ['Quinn@Gmail.com', 'quinn@gmail.com', null, false],
    ['dana@ohio.edu', 'quinn@akron.edu', 'not an address', true],
    ['x@evil-akron.edu', 'quinn@akron.edu', null, true],
    ['a@north.ac.uk', 'b@south.ac.uk', null, true],
    ['a@north.k12.tx.us', 'b@south.k12.tx.us', null, true],
    ['a@north.github.io', 'b@akron.edu', 'https://south.github.io', true],
  ])('R-09 %s answering %s (page %s) is outside: %s', (from, toAddress, websiteUrl, outside) => {
    expect(isOutsideDomain(from, { toAddress, websiteUrl, domains: [] })).toBe(outside);
  });

  it('U-09 domains of the coaches in the directory are known, except where anybody can have an address', () => {
    const school = { toAddress: 'quinn@akron.edu', websiteUrl: null, domains: ['gozips.com', 'gmail.com'] };
    expect(isOutsideDomain('dana@mail.gozips.com', school)).toBe(false);
    expect(isOutsideDomain('dana@gmail.com', school)).toBe(true);
  });

  it.each([
    ['athletics.akron.edu', 'akron.edu'],
    ['isd.k12.tx.us', 'isd.k12.tx.us'],
    ['mail.isd.k12.tx.us', 'isd.k12.tx.us'],
    ['k12.tx.us', ''],
    ['x.unsw.edu.au', 'unsw.edu.au'],
    ['a.b.github.io', 'b.github.io'],
  ])('U-09 %s belongs to "%s"', (host, organisation) => {
    expect(organisationOf(host)).toBe(organisation);
  });
});
