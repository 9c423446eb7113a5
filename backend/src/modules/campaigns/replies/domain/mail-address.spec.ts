import { correspondentOf, domainOf } from '../../suspicion/domain/mail-address.js';
import { plainSubject } from './plain-subject.js';
import { searchDomains } from './search-domains.js';

describe('who a From header names', () => {
  it.each([
    ['Quinn Dummett <Quinn@Akron.edu>', 'Quinn Dummett', 'quinn@akron.edu'],
    ['"Dummett, Quinn" <quinn@akron.edu>', 'Dummett, Quinn', 'quinn@akron.edu'],
    ['"Quinn \\"Q\\" D" <quinn@akron.edu>', 'Quinn "Q" D', 'quinn@akron.edu'],
    ['" Quinn " <quinn@akron.edu>', 'Quinn', 'quinn@akron.edu'],
    ['<quinn@akron.edu>', '', 'quinn@akron.edu'],
    ['quinn@akron.edu (Quinn)', 'Quinn', 'quinn@akron.edu'],
    ['quinn@akron.edu', '', 'quinn@akron.edu'],
    ['  Quinn \r\n  Dummett  <quinn@akron.edu>', 'Quinn Dummett', 'quinn@akron.edu'],
    ['"head@akron.edu" <evil@example.test>', 'head@akron.edu', 'evil@example.test'],
    ['<head@akron.edu> <evil@example.test>', '<head@akron.edu>', 'evil@example.test'],
    ['Quinn', '', ''],
    ['', '', ''],
    [undefined, '', ''],
  ])('G-05 %j: %j, %j', (header, name, address) => {
    expect(correspondentOf(header)).toEqual({ name, address });
  });

  it('G-05 the domain is what follows the last @', () => {
    expect([domainOf('quinn@Akron.EDU'), domainOf('"a@b"@akron.edu')]).toEqual(['akron.edu', 'akron.edu']);
  });

  it('G-05 mailboxes are searched for the domains of schools, each once, and never for one where anybody can have an address', () => {
    expect(searchDomains(['a@akron.edu', 'b@Akron.edu', 'c@gmail.com', 'd@localhost', 'e@kent.edu'])).toEqual(['akron.edu', 'kent.edu']);
  });
});

describe('subjects that are compared', () => {
  it.each([
    ['Re: Interest in Akron', 'interest in akron'],
    ['RE[2]: FWD: Interest', 'interest'],
    ['Re : Interest', 'interest'],
    ['AW: [External] Re: Interest', 'interest'],
    ['[EXT] Interest', 'interest'],
    ['  Interest   in\r\n Akron ', 'interest in akron'],
    ['回复：Interest', 'interest'],
    ['Reply: Interest', 'reply: interest'],
    ['Interest re: Akron', 'interest re: akron'],
  ])('G-05 %j is %j', (subject, plain) => {
    expect(plainSubject(subject)).toBe(plain);
  });
});
