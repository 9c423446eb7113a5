/** Verbs whose past is made by no rule, with the forms that people make by rule: "throw threw thrown". */
const FORMS = `throw threw thrown, draw drew drawn, grow grew grown, know knew known, blow blew blown, run ran run, swim swam swum, begin began begun,
  come came come, become became become, overcome overcame overcome, give gave given, forgive forgave forgiven, drive drove driven, write wrote written,
  ride rode ridden, rise rose risen, choose chose chosen, freeze froze frozen, speak spoke spoken, break broke broken, steal stole stolen,
  wake woke woken, take took taken, shake shook shaken, mistake mistook mistaken, fall fell fallen, eat ate eaten, see saw seen, hide hid hidden,
  bite bit bitten, beat beat beaten, forget forgot forgotten, get got gotten, wear wore worn, tear tore torn, swear swore sworn, drink drank drunk,
  go went gone, do did done, seek sought sought, teach taught taught, catch caught caught, buy bought bought, bring brought brought,
  think thought thought, fight fought fought, keep kept kept, sleep slept slept, sweep swept swept, weep wept wept, creep crept crept, meet met met,
  feel felt felt, leave left left, lose lost lost, build built built, send sent sent, spend spent spent, lend lent lent, bend bent bent, deal dealt dealt,
  mean meant meant, hear heard heard, tell told told, sell sold sold, hold held held, stand stood stood, understand understood understood,
  find found found, win won won, sit sat sat, dig dug dug, stick stuck stuck, swing swung swung, shoot shot shot, slide slid slid, make made made,
  say said said, pay paid paid, lead led led, feed fed fed, strike struck struck, hurt hurt hurt, put put put, cut cut cut, hit hit hit, let let let,
  set set set, shut shut shut, split split split, quit quit quit, cost cost cost, burst burst burst, spread spread spread, overthrow overthrew overthrown,
  upset upset upset, withdraw withdrew withdrawn, fling flung flung, cling clung clung, sting stung stung, spin spun spun, sling slung slung, string strung strung,
  wring wrung wrung, kneel knelt knelt, sink sank sunk, shrink shrank shrunk, ring rang rung, sing sang sung, bleed bled bled, speed sped sped, flee fled fled, grind ground ground, bind bound bound, wind wound wound, thrust thrust thrust, rid rid rid`;

interface TrueForms {
  base: string;
  past: string;
  participle: string;
}

/** These are words of their own. */
const REAL = new Set('putted seed wined sited bended teared winded binded ringed stringed ridded speeded'.split(' '));

/** "throwed", "comed", "putted": what such a form should be. */
export const REGULARISED: ReadonlyMap<string, TrueForms> = new Map(
  FORMS.split(',').flatMap((line) => {
    const [base = '', past = '', participle = ''] = line.trim().split(' ');
    return madeByRule(base)
      .filter((made) => !REAL.has(made) && made !== past)
      .map((made) => [made, { base, past, participle }] as const);
  }),
);

/** "throwed", "runned", "gived" and, where people write both, "begined". */
function madeByRule(base: string): string[] {
  if (base.endsWith('e')) return [`${base}d`];
  const doubled = /[^aeiou][aeiu][bdgmnt]$/.test(base) ? [`${base}${base.at(-1) ?? ''}ed`] : [];
  return [`${base}ed`, ...doubled];
}
