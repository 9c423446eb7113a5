import { isOutsideDomain } from './is-outside-domain.js';

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
  ])('R-09 %s answering %s (page %s) is outside: %s', (from, to, page, outside) => {
    expect(isOutsideDomain(from, to, page)).toBe(outside);
  });
});
