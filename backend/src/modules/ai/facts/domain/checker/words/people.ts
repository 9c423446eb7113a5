import { quick, type QuickPattern } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Finding } from '../claim-flag.js';

/** One word of a name, and a whole one of up to four. */
const PART = String.raw`[A-Z][\w'-]{1,24}`;
const NAME = String.raw`${PART}(?: (?:[A-Z]\. )?(?:(?:de|del|la|van|von|der|St\.) )?${PART}){0,3}`;
const FULL_NAME = String.raw`${PART} (?:[A-Z]\. )?(?:(?:de|del|la|van|von|der) )?${PART}(?: ${PART})?`;

const KINDS = '(?:head |position |high school |varsity |football |current |own |hs |old |last ){0,3}';
/** Of these only those of the profile are right. */
const HEAD_COACH = [
  new RegExp(
    String.raw`(?:^|[,;:.] |\b(?:and|that|because|but) )(?:Coach )?(${NAME}) (?:is|was|has been|will be) (?:my|our) ${KINDS}coach\b(?! of)`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:[Mm]y|[Oo]ur) ${KINDS}coach(?:'s name is|'s name:| is named| is called| was named| is| was| -|,|:)? (?:Coach )?(${NAME})`,
    'g',
  ),
  new RegExp(String.raw`(?<!\b[Cc]oach )\b(${NAME})(?:,| \(| -) ?(?:my|our) ${KINDS}coach\b`, 'g'),
  new RegExp(String.raw`\b(${NAME}) coache[sd] (?:me|us)\b`, 'g'),
  new RegExp(String.raw`\b[Cc]oach (${NAME}) (?:at|from|of|over at|here at) (?:my|our) (?:high )?school\b`, 'g'),
  new RegExp(String.raw`\b(?:coached by|play(?:ed|ing)? (?:for|under)|under) (?:[Hh]ead )?[Cc]oach (${NAME})`, 'g'),
].map(quick);

/** "Mrs. Bell" alone is a teacher, who need not be in the profile. */
const COURTESY = String.raw`(?:Mr|Mrs|Ms|Miss)\.?`;
const TITLE = String.raw`(?:Dr|Prof|Rev|Sgt|Lt|Capt|Officer|Professor|Pastor|Principal|Deacon|Doctor|Father|Sister|Trainer|Counselor|Judge|Mayor)\.?`;
const ROLE =
  '(?:trainer|teacher|mentor|tutor|principal|counselor|scout|recruiter|evaluator|analyst|reporter|writer|friend|teammate|brother|sister|dad|father|mom|mother|cousin|uncle|aunt|grandfather|neighbor|' +
  'coordinator|coach|assistant|doctor|surgeon|physician|therapist|pastor|agent|instructor|specialist|guru|director|AD|legend|great|alum|alumnus|quarterback|receiver|linebacker|lineman|snapper|holder|kicker|punter|' +
  'center|guard|safety|cornerback|captain|backup|star|standout|commit)';
const PERSON_VERBS =
  '(?:says?|said|told|tells|thinks?|thought|believes|cleared|trained|trains|wrote|writes|recommend(?:s|ed)|taught|teaches|timed|clocked|measured|weighed|called|calls|invited|recruited|coached|runs|worked|works|helped|' +
  'helps|vouch(?:ed|es)?|can (?:vouch|tell|confirm|speak)|will (?:vouch|tell|confirm|speak)|has (?:known|seen|coached|trained|taught|worked|been|cleared|told|said|helped|offered|invited|recruited)|offered|wants|named|picked|selected|ranked|' +
  'rated|graded|evaluated|texted|messaged|emailed|visited|came to|stopped by|got me|sent me|gave me|saw me|watched me|introduced|pushed|inspired|threw me|is my|was my|is our|was our)';
const UNDER =
  '(?:train|trained|training|work(?:ed|ing)? out|lift(?:ed|ing)?|studied|tutored|mentored|recruited|coached|taught|evaluated|ranked|rated|timed|clocked|measured|recommended|referred|compared|snapp?(?:ed|ing)?|kick(?:ed|ing)?|' +
  'work(?:ed|ing)?|interviewed|cleared|praised|noticed|scouted|invited|offered|sessions?|lessons?|camp|drills) (?:me )?(?:with|by|under|alongside|from|to|for|beside)';

/** "the other corner on our team, …" */
const TEAM_MATE =
  '(?:corner|end|back|tackle|tailback|fullback|wideout|nickel|guy|kid|player|athlete|roommate|starter|defender|returner|nephew|junior|senior|sophomore|freshman)';

/** People who are in no profile: each is confirmed. */
const OTHERS = [
  new RegExp(String.raw`\b${TITLE} (${NAME})`, 'g'),
  new RegExp(String.raw`\b${COURTESY} (${FULL_NAME})`, 'g'),
  new RegExp(String.raw`\b${ROLE},? (${FULL_NAME})`, 'g'),
  new RegExp(
    String.raw`\b(${FULL_NAME}),? (?:(?:a|an|the|my|our|his|her) (?:[a-z-]{1,20} ){0,3}${ROLE},? (?:[a-z]{1,20} ){0,3})?${PERSON_VERBS}\b`,
    'g',
  ),
  new RegExp(String.raw`\b(${FULL_NAME}), who (?:[a-z]{1,20} ){0,2}${PERSON_VERBS}\b`, 'g'),
  new RegExp(String.raw`\b${UNDER} (?:the )?(?:[a-z]{1,20} ){0,3}(${FULL_NAME})`, 'g'),
  new RegExp(String.raw`\b(${FULL_NAME})(?:,| \(| is| was| -) ?(?:my|our) (?:[a-z-]{1,20} ){0,3}${ROLE}\b`, 'g'),
  new RegExp(String.raw`\b(?:outplayed|outdueled|guarded|covered|burned) (${FULL_NAME})`, 'g'),
  new RegExp(String.raw`\bCoach (${FULL_NAME})`, 'g'),
  new RegExp(String.raw`\b${TEAM_MATE}(?: (?:on|at|for|from|in|of) (?:our|my|the) [a-z]{2,12})?, (${FULL_NAME})(?=[,.])`, 'g'),
].map(quick);

/** Words with a capital that begin a sentence or a title, and no name. */
const NO_NAME =
  /^(?:Coach|The|My|Our|I|Your|This|That|Last|Next|And|But|If|When|While|In|At|On|For|From|With|As|So|It|He|She|We|They|You|Yes|No|Not|Dear|Hi|Hello|Hey|Thanks|Thank|Happy|Merry|Go|Please|Both|Each|Every|Since|After|Before|Head|High|Class|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|North|South|East|West|New|Saint|Mount|Fort|Big|Division|Conference|University|State|School|Senior|Junior|Sophomore|Freshman|Pro|Night|Film|Highlights?|Offensive|Defensive|Recruiting|Special|Athletic|Graduate|Assistant|Against|Versus|Beating|Facing)$/;

interface KnownPeople {
  /** The coaches of the profile. */
  coaches: readonly { name: string }[];
  /** Whether the name is one of the recipient's staff, the athlete's own, an opponent's, a school's or a place's. */
  isKnown: (name: string) => boolean;
  /** By the whole name or the last one. */
  isCalled: (stated: string, name: string) => boolean;
}

/** Checks names with a role beside them: the athlete's own coach has to match the profile, all others have to be confirmed. */
export function peopleFindings(text: string, { coaches, isKnown, isCalled }: KnownPeople): Finding[] {
  const isOwnCoach = (name: string) => coaches.some((coach) => isCalled(name, coach.name));
  const wrong = coaches.length === 0 ? [] : found(text, HEAD_COACH, (name) => isOwnCoach(name) || isKnown(name));
  const unknown = found(text, OTHERS, (name) => isOwnCoach(name) || isKnown(name));
  return [
    ...wrong.map((place) => ({ ...place, severity: 'error' as const, reason: 'Your profile names another coach.' })),
    ...unknown.map((place) => ({ ...place, severity: 'confirm' as const, reason: 'Your profile does not name this person.' })),
  ];
}

function found(text: string, patterns: readonly QuickPattern[], isRight: (name: string) => boolean): { start: number; end: number }[] {
  if (!/[a-z] ?[,:(-]? ?[A-Z]|^[A-Z][\w'-]* (?:[A-Z]|coach)/.test(text)) return [];
  return patterns
    .flatMap((pattern) => pattern.matchesIn(text))
    .flatMap((match) => {
      const stated = (match[1] ?? '').replace(/'s?$/, '');
      const name = withoutLead(stated);
      if (name === '' || (stated.includes(' ') && !name.includes(' ')) || isRight(name)) return [];
      const start = match.index + match[0].indexOf(stated) + stated.length - name.length;
      return [{ start, end: start + name.length }];
    });
}

/** "Then Ray Stubbs" is the name alone; empty where no name is left: "My GPA", "Thank You". */
function withoutLead(stated: string): string {
  const words = stated.split(' ');
  const first = words.findIndex((word) => !NO_NAME.test(word.replace(/'s$/, '')));
  const name = first < 0 ? [] : words.slice(first);
  return name.some((word) => NO_NAME.test(word) || !/[a-z]/.test(word)) ? '' : name.join(' ');
}
