import { looksLike, readableHost, skeleton } from './look-alike.js';

const LAMAR = ['lamar.edu'];

describe('a host that is made to look like the school’s', () => {
  it.each([
    ['the name below another host', 'lamar.edu.evil.test'],
    ['the name within another host', 'mail.lamar.edu.evil.test'],
    ['the name as another organisation', 'lamar.com'],
    ['the name below a shared host', 'lamar.weebly.com'],
    ['a digit for a letter', '1amar.edu'],
    ['two letters that look like one', 'larnar.edu'],
    ['an accent', 'lámar.edu'],
    ['letters of another alphabet', 'lаmar.edu'],
    ['the same, coded', 'xn--lmar-53d.edu'],
    ['a letter more', 'lammar.edu'],
    ['a letter less', 'lamr.edu'],
    ['another letter', 'lemar.edu'],
    ['two letters that changed places', 'lamra.edu'],
    ['the name and a word of addresses', 'lamarfootball.com'],
    ['a word of addresses and the name', 'maillamar.com'],
    ['a part between hyphens', 'lamar-visits.com'],
    ['a part that looks like it', 'go-1amar-x.com'],
  ])('U-09 by %s: %s', (_, host) => {
    expect(looksLike(host, LAMAR)).toBe(true);
  });

  it.each([
    'akron.edu',
    'gmail.com',
    'lamarmusic.org',
    'musiclamar.org',
    'lamarisd.k12.tx.us',
    'lamar.k12.tx.us',
    'lxmxr.edu',
    'amarl.edu',
    'lamarxy.edu',
    'la.edu',
    '',
  ])('U-09 not %j', (host) => {
    expect(looksLike(host, LAMAR)).toBe(false);
  });

  it('U-09 short names differ by a letter from those of other schools, and only a doubled one counts', () => {
    expect([looksLike('msu.edu', ['osu.edu']), looksLike('osu1.edu', ['osu.edu']), looksLike('osuu.edu', ['osu.edu'])]).toEqual([
      false,
      false,
      true,
    ]);
    expect(looksLike('ab.com', ['ab.edu'])).toBe(false);
  });

  it('U-09 letters of two alphabets in one label are enough, of one they are not', () => {
    expect([looksLike('exаmple.com', []), looksLike('пример.com', [])]).toEqual([true, false]);
  });

  it('U-09 is read in small letters as people see them', () => {
    expect(readableHost('XN--Mnchen-3ya.DE')).toBe('münchen.de');
    expect(['vvest', 'ciemson', 'clem', 'dem', 'a-b', '0su'].map(skeleton)).toEqual(['west', 'demson', 'dem', 'dem', 'ab', 'osu']);
  });
});
