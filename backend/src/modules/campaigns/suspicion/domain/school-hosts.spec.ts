import { organisationOf } from './organisation.js';
import { schoolHosts } from './school-hosts.js';

describe('where a school’s email may come from', () => {
  it('U-09 the address that was written to, the website and the coaches’ domains, each once', () => {
    const sources = { toAddress: 'quinn@Akron.edu', websiteUrl: 'https://www.gozips.com/staff', domains: ['akron.edu', 'WWW.zips.org'] };
    expect(schoolHosts(sources)).toEqual(['akron.edu', 'gozips.com', 'zips.org']);
  });

  it('U-09 no provider where anybody can have an address, and nothing that is no host', () => {
    expect(schoolHosts({ toAddress: 'quinn@gmail.com', websiteUrl: null, domains: ['yahoo.com', 'localhost', ''] })).toEqual([]);
    expect(schoolHosts({ toAddress: 'quinn@akron.edu', websiteUrl: 'no address', domains: ['co.uk'] })).toEqual(['akron.edu']);
  });
});

describe('the organisation of a host', () => {
  it.each([
    ['athletics.akron.edu', 'akron.edu'],
    ['akron.edu', 'akron.edu'],
    ['www.cs.ox.ac.uk', 'ox.ac.uk'],
    ['mail.isd.k12.tx.us', 'isd.k12.tx.us'],
    ['www.tceq.state.tx.us', 'tceq.state.tx.us'],
    ['edu', ''],
    ['ac.uk', ''],
    ['k12.tx.us', ''],
    ['', ''],
    ['.akron.edu.', 'akron.edu'],
  ])('U-09 of %j it is %j', (host, organisation) => {
    expect(organisationOf(host)).toBe(organisation);
  });
});
