import { CALEB, ISAIAH, OSKAR } from '../../testing/claim-people.js';
import { CLAIM_STYLES_A } from '../../testing/claim-styles-a.js';
import { CLAIM_STYLES_B } from '../../testing/claim-styles-b.js';
import { CLAIM_STYLES_C } from '../../testing/claim-styles-c.js';
import { CLAIM_STYLES_D } from '../../testing/claim-styles-d.js';
import { CLAIM_STYLES_E } from '../../testing/claim-styles-e.js';
import { CLAIM_STYLES_F } from '../../testing/claim-styles-f.js';
import { CLAIM_STYLES_G } from '../../testing/claim-styles-g.js';
import { CLAIM_STYLES_H } from '../../testing/claim-styles-h.js';
import { CLAIM_STYLES_I } from '../../testing/claim-styles-i.js';
import { CLAIM_STYLES_J } from '../../testing/claim-styles-j.js';
import { CLAIM_STYLES_K } from '../../testing/claim-styles-k.js';
import { CLAIM_STYLES_L } from '../../testing/claim-styles-l.js';
import { CLAIM_STYLES_M } from '../../testing/claim-styles-m.js';
import { claimScope, quarterbackScope, THEO } from '../../testing/claim-world.js';
import { FOURTH_PEOPLE, NIKO, toledoScope } from '../../testing/fourth-people.js';
import { checkClaimsOf } from './check-claims-of.js';

const SCOPES = {
  CALEB: claimScope(CALEB),
  ISAIAH: claimScope(ISAIAH),
  OSKAR: claimScope(OSKAR),
  JALEN: toledoScope(FOURTH_PEOPLE.JALEN),
  MASON: toledoScope(FOURTH_PEOPLE.MASON),
  NIKO: { ...quarterbackScope(), athlete: NIKO },
  THEO: claimScope(THEO),
};

type Sentences = Partial<Record<keyof typeof SCOPES, { true: string[]; false: string[] }>>;

const SETS: Sentences[] = [
  CLAIM_STYLES_A,
  CLAIM_STYLES_B,
  CLAIM_STYLES_C,
  CLAIM_STYLES_D,
  CLAIM_STYLES_E,
  CLAIM_STYLES_F,
  CLAIM_STYLES_G,
  CLAIM_STYLES_H,
  CLAIM_STYLES_I,
  CLAIM_STYLES_J,
  CLAIM_STYLES_K,
  CLAIM_STYLES_L,
  CLAIM_STYLES_M,
];

function sentencesThatAre(verdict: 'true' | 'false'): [keyof typeof SCOPES, string][] {
  const people = Object.keys(SCOPES) as (keyof typeof SCOPES)[];
  return SETS.flatMap((set) => people.flatMap((who) => (set[who]?.[verdict] ?? []).map((text): [typeof who, string] => [who, text])));
}

describe('claims in many styles', () => {
  it.each(sentencesThatAre('true'))('I-05 true of %s and not marked: %s', (who, text) => {
    expect(checkClaimsOf(text, SCOPES[who])).toEqual([]);
  });

  it.each(sentencesThatAre('false'))('I-05 marked of %s: %s', (who, text) => {
    expect(checkClaimsOf(text, SCOPES[who])).not.toEqual([]);
  });
});
