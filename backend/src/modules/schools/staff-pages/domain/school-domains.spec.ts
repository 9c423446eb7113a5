import { knownDomains } from './school-domains.js';

const isKnown = knownDomains({
  sites: ['https://www.rock.edu/about', 'https://rockathletics.com', null, 'no address'],
  addresses: ['Dana@Mail.SRU.edu', 'coach.rock@gmail.com', null],
});

describe('the known domains of a school', () => {
  it.each([
    ['of its website', 'a@rock.edu', true],
    ['a sub-domain of it', 'a@athletics.rock.edu', true],
    ['in capitals', 'A@ROCK.EDU', true],
    ['of its athletics site', 'a@rockathletics.com', true],
    ['of an address that a coach has', 'a@mail.sru.edu', true],
    ['the domain above that', 'a@sru.edu', false],
    ['a domain that only ends alike', 'a@shamrock.edu', false],
    ['a domain that begins alike', 'a@rock.edu.evil.test', false],
    ['a provider where anybody can have an address', 'b@gmail.com', false],
    ['another one', 'a@elsewhere.test', false],
  ])('B-04 %s: %s %s', (_, address, known) => expect(isKnown(address)).toBe(known));
});
