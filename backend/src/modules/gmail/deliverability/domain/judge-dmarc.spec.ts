import { dmarcDomains, isDmarc, judgeDmarc } from './judge-dmarc.js';

const DOMAIN = 'mail.recruit.example';
const judged = (text: string, at = DOMAIN) => judgeDmarc({ domain: DOMAIN, at, answer: { kind: 'found', values: [text] } });

describe('what receivers do with email that pretends', () => {
  it.each([
    ['v=DMARC1; p=reject', 'good', /refused/],
    ['v=DMARC1; p=Quarantine', 'good', /put into spam/],
    ['v=DMARC1; p=reject; pct=50', 'warning', /covers 50 %/],
    ['v=DMARC1; p=reject; pct=100', 'good', /refused/],
    ['v=DMARC1; p=none', 'warning', /only reported/],
    ['v=DMARC1; p=maybe', 'problem', /no policy/],
    ['v=DMARC1', 'problem', /no policy/],
  ] as const)('%s is %s', (text, state, meaning) => {
    expect(judged(text)).toMatchObject({ state, meaning: expect.stringMatching(meaning), found: [text] });
  });

  it('the policy for subdomains counts where the record is a parent’s', () => {
    expect(judged('v=DMARC1; p=reject; sp=none', 'recruit.example').state).toBe('warning');
    expect(judged('v=DMARC1; p=reject; sp=none').state).toBe('good');
    expect(judged('v=DMARC1; p=reject', 'recruit.example').state).toBe('good');
  });

  it('offers the same record with a policy, and with reports where it has none', () => {
    const host = '_dmarc.recruit.example';
    expect(judged('v=DMARC1; p=none; rua=mailto:a@b.test', 'recruit.example').add).toEqual({
      type: 'TXT',
      host,
      value: 'v=DMARC1; p=quarantine; rua=mailto:a@b.test',
    });
    expect(judged('v=DMARC1; p=none; sp=none').add).toEqual({
      type: 'TXT',
      host: `_dmarc.${DOMAIN}`,
      value: `v=DMARC1; p=quarantine; sp=quarantine; rua=mailto:postmaster@${DOMAIN}`,
    });
    expect(judged('v=DMARC1; p=reject').add).toBeNull();
  });

  it('offers a first record where there is none, at the domain itself', () => {
    const finding = judgeDmarc({ domain: DOMAIN, at: 'recruit.example', answer: { kind: 'none' } });
    const value = `v=DMARC1; p=none; rua=mailto:postmaster@${DOMAIN}`;
    expect(finding).toMatchObject({ state: 'problem', found: [], add: { type: 'TXT', host: `_dmarc.${DOMAIN}`, value } });
  });

  it('two records count as none, and no answer is no finding', () => {
    const two = judgeDmarc({ domain: DOMAIN, at: DOMAIN, answer: { kind: 'found', values: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] } });
    expect(two).toMatchObject({
      state: 'problem',
      meaning: expect.stringContaining('2 DMARC records'),
      add: { value: 'v=DMARC1; p=none' },
    });
    expect(judgeDmarc({ domain: DOMAIN, at: DOMAIN, answer: { kind: 'failed' } })).toMatchObject({ state: 'unknown', add: null });
  });

  it('looks at the domain and its parents, eight names at most', () => {
    expect(dmarcDomains('a.b.example')).toEqual(['a.b.example', 'b.example']);
    const deep = 'a.b.c.d.e.f.g.h.i.example';
    expect(dmarcDomains(deep)).toHaveLength(8);
    expect([dmarcDomains(deep)[0], dmarcDomains(deep)[1], dmarcDomains(deep).at(-1)]).toEqual([deep, 'c.d.e.f.g.h.i.example', 'i.example']);
    expect(dmarcDomains('b.c.d.e.f.g.h.i.example')).toHaveLength(8);
  });

  it.each([
    ['v=DMARC1', true],
    ['v = DMARC1 ; p=none', true],
    ['v=DMARC1x', false],
    ['v=spf1', false],
    ['x v=DMARC1', false],
  ])('%j is a record: %s', (text, is) => {
    expect(isDmarc(text)).toBe(is);
  });
});
