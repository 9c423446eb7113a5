import { REGULARISED } from '../words/regularised-verbs.js';
import { BASES, USUAL_VERBS, WORD_FORMS } from '../words/word-forms.js';

/** Verbs whose past is made by rule, beside those of `USUAL_VERBS`. */
const REGULAR =
  `accept accomplish achieve add admire admit agree allow apologize appear apply appreciate approach arrange arrive attach attack attempt
  avoid balance bench bother bounce breathe brush calculate call cancel capture carry celebrate challenge change chase cheat check cheer claim clean clear
  climb collect complain complete concern confirm confuse congratulate connect consider contact contain continue contribute control convince cook correct count
  cover create cross damage dance decide dedicate defend deliver demand depend describe deserve design develop disagree disappear disappoint discover discuss
  double download drag dress drop earn elect email emphasize encourage end enroll ensure enter entertain establish evaluate examine excel excite exercise expand
  explain explode explore express fail fill film finish fix focus follow force fumble gain generate grab graduate greet guard guess guide handle happen hate heal
  highlight hire honor hope hurry identify ignore imagine impact impress improve include increase influence inform injure insist inspire intercept interest introduce
  invest invite involve jog join joke judge jump kick kill kiss knock laugh launch learn lie lift like limit listen live look love maintain manage march match
  matter measure mention miss motivate move multiply name need notice observe obtain offer open operate organize outwork overlook owe own pack pass perform pick plan
  point practice praise pray prefer prepare pressure prevent print produce program promise promote protect prove provide pull punch punish push race raise
  rank reach react realize recall receive recognize recommend recover recruit reduce refer reflect refuse register rehab relate relax rely remain remember remind
  remove repeat replace reply report represent request require rescue research respect respond rest result retire review rush sack sail save score scout scream
  search select serve settle share shift shock show sign skip slip smile sprain squat start stay step stop stretch struggle study succeed suffer suggest support
  surprise survive suspect sweat tackle talk taste tear thank touch trace track trade train transfer travel treat trick trust try turn tutor type underestimate
  update upload use value visit volunteer wait walk want warm warn wash waste watch weigh whisper wish wonder work worry wrap yell`.split(
    /\s+/,
  );
const MADE_OTHERWISE = [...REGULARISED.values()].map(({ base }) => base);
const KNOWN = new Set([...REGULAR, ...USUAL_VERBS, ...BASES, ...MADE_OTHERWISE, 'have', 'do', 'be', 'read', 'become', 'lead', 'speak']);

/** They are nouns at least as often. */
const NOUNS = new Set(
  `work practice help lift drive love hope plan need want visit offer talk support interest impact rest score play start end run change look catch throw pass
  tackle sack rush fumble film force focus goal guard guess guide challenge check contact control count cover cross damage dance demand design dress drop email
  exercise fill fix gain highlight honor influence judge jump kick limit match measure name notice own pack pick point praise pressure program promise punch push
  race raise rank reach recall request research respect result review save scout search share shift shock show sign slip smile step stop stretch study
  surprise taste tear thank touch track trade train transfer travel treat trick trust try turn tutor type update use value wait walk wash waste watch wish wonder
  worry wrap call care cost fight hit hurt cut set put win meet move read return rise ride drink dream feel find hold keep leave live say
  think travel attempt attack balance bench cheer claim complete clean clear open lie process progress score squat double match`.split(
    /\s+/,
  ),
);
const DOUBLES = /^(?:admit|commit|drop|drag|excel|grab|jog|outfit|permit|plan|prefer|refer|skip|slip|squat|step|stop|submit|transfer|trap|tip|pin|wrap|hug|beg|nod|rub|scrub|chat|rehab)$/; // prettier-ignore

export function isVerb(base: string): boolean {
  return KNOWN.has(base);
}

/** No noun is written like it: "attach", "learn". */
export function isOnlyVerb(base: string): boolean {
  return KNOWN.has(base) && !NOUNS.has(base);
}

/** "put put put", "think thought thought" */
const OTHERWISE = new Map([...REGULARISED.values()].map(({ base, past, participle }) => [base, { past, participle }] as const));
OTHERWISE.set('read', { past: 'read', participle: 'read' });

export function participleOf(base: string): string {
  const known = OTHERWISE.get(base)?.participle;
  if (known !== undefined) return known;
  return DOUBLES.test(base) ? `${base}${base.at(-1) ?? ''}ed` : (WORD_FORMS.participleof?.(base) ?? base);
}

export function pastOf(base: string): string {
  const known = OTHERWISE.get(base)?.past;
  if (known !== undefined) return known;
  return DOUBLES.test(base) ? participleOf(base) : (WORD_FORMS.pasttense?.(base) ?? base);
}

export function doingOf(base: string): string {
  if (DOUBLES.test(base) || /^(?:run|win|hit|cut|put|set|sit|get|swim|begin|forget|quit|dig|spin|let|shut|bet)$/.test(base))
    return `${base}${base.at(-1) ?? ''}ing`;
  return base.endsWith('ie')
    ? `${base.slice(0, -2)}ying`
    : base.endsWith('e') && !base.endsWith('ee')
      ? `${base.slice(0, -1)}ing`
      : `${base}ing`;
}

/** "plays" → "play"; null where it is the form of no verb. */
export function baseOfThird(third: string): string | null {
  const made: Record<string, string> = { has: 'have', does: 'do', goes: 'go' };
  const known = made[third];
  if (known !== undefined) return known;
  if (!third.endsWith('s') || third.endsWith('ss')) return null;
  const some = [third.slice(0, -1), third.replace(/es$/, ''), third.replace(/ies$/, 'y')];
  return some.find((base) => KNOWN.has(base) && thirdOf(base) === third) ?? null;
}

export function thirdOf(base: string): string {
  return WORD_FORMS.third?.(base) ?? `${base}s`;
}

const BY_PAST = new Map<string, string>();
for (const base of KNOWN) {
  for (const form of [pastOf(base), participleOf(base)]) if (form !== base && !KNOWN.has(form)) BY_PAST.set(form, base);
}
for (const form of ['found', 'felt', 'left', 'saw', 'ground', 'wound', 'bound']) BY_PAST.delete(form);

/** "sent", "seen", "played" → the plain form; null where it is the form of no verb, or a verb of its own. */
export function baseOfPast(form: string): string | null {
  return BY_PAST.get(form) ?? null;
}
