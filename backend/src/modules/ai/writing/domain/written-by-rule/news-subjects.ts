const TO_DAY = /\bto ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/;
const THING =
  /\b(phone call|zoom|facetime|video call|call|official visit|visit|meeting|tour|camp|junior day|workout|practice|game|interview)\b/i;
const MOVED =
  /\b(?:move|reschedul\w+|postpone|push|change|switch) (?:(?:our|the|my|your) (?:phone |video )?(?:call|visit|meeting|tour|interview|zoom|facetime)|it|that)\b/i;
/** A call that cannot be then. */
const NO_CALL = /\bcan(?:not|['’]?t) (?:talk|speak|call|do (?:the|our) call)\b/i;
const ABSENT =
  /\b(?:can(?:not|['’]?t)|will not|won['’]t|not able|unable|not be able|have to miss|will miss)(?: be able)?(?: to)? (?:come|make|talk|call|speak|attend|be (?:there|at)|join|visit|miss|the|our|your)\b/i;
const BODY =
  /\bmy (?:\w+ )?(ankle|knee|shoulder|wrist|hand|arm|elbow|foot|hamstring|back|hip|collarbone|thumb|finger|concussion|injury)\b/i;
const HEALED = /\b(?:healed|cleared|recovered|back to (?:full|practice|playing)|healthy again|full(?:y)? healthy|released me)\b/i;
const HURT = /\b(?:hurt|injured|sprained|broke|broken|tore|torn|surgery|out for|will miss)\b/i;
const SCORES = /\b(?:new|retook|retake|updated|raised|went up|improved)\b[^.!?\n]{0,40}\b(SAT|ACT|GPA|transcript|grades)\b/i;
const NEWS = /\b(?:update|news|wanted (?:you )?to (?:let you )?know|just named|was named|selected|broke the (?:school )?record)\b/i;

/** Subjects of an email that brings news or changes a plan, from its own words; none of another email. */
export function newsSubjects(email: string, name: string): string[] {
  return ofPlan(email, name) ?? ofHealth(email, name) ?? ofSeason(email, name);
}

function ofPlan(email: string, name: string): string[] | null {
  if (NO_CALL.test(email)) return moved(email, 'call', name);
  const [change] = MOVED.exec(email) ?? [];
  if (change !== undefined) return moved(email, thingIn(THING.test(change) ? change : email), name);
  return ABSENT.test(email) ? absent(thingIn(email), name) : null;
}

function thingIn(text: string): string {
  return (THING.exec(text)?.[1] ?? 'plan').toLowerCase().replace('zoom', 'Zoom call').replace('facetime', 'FaceTime call');
}

function ofHealth(email: string, name: string): string[] | null {
  const [, part] = BODY.exec(email) ?? [];
  return part !== undefined && (HEALED.test(email) || HURT.test(email)) ? health(part.toLowerCase(), name, HEALED.test(email)) : null;
}

function ofSeason(email: string, name: string): string[] {
  const [, score] = SCORES.exec(email) ?? [];
  if (score !== undefined) return about(`my ${score}`, name);
  return NEWS.test(email) ? about('my season', name) : [];
}

function moved(email: string, thing: string, name: string): string[] {
  const to = TO_DAY.exec(email)?.[1];
  return [
    to ? `Our ${thing}: ${to} instead` : `A new time for our ${thing}`,
    `Moving our ${thing}`,
    `${name}: our ${thing} at another time`,
    `About our ${thing}`,
    `A change to our ${thing}`,
    `Our ${thing}, Coach {{coach_last_name|and staff}}`,
    `New time for our ${thing}: ${name}`,
    `Question about the time of our ${thing}`,
    `Our ${thing}: a different time`,
    `A different time for our ${thing}`,
  ];
}

function absent(thing: string, name: string): string[] {
  return [
    `About the ${thing}`,
    `${name}: about the ${thing}`,
    `I cannot come: the ${thing}`,
    `Sorry to miss the ${thing}`,
    `The ${thing} of {{school_name}}`,
    `My absence from the ${thing}`,
    `About the ${thing}, Coach {{coach_last_name|and staff}}`,
    `A note about the ${thing}`,
    `Note from ${name} about the ${thing}`,
    `Unable to attend: the ${thing}`,
  ];
}

function health(part: string, name: string, isWell: boolean): string[] {
  return [
    isWell ? `Update: my ${part} is better` : `Update on my ${part}`,
    `Health update from ${name}`,
    `An update on my ${part}`,
    ...about('my health', name),
  ];
}

function about(what: string, name: string): string[] {
  return [
    `Update from ${name}`,
    `A short update on ${what}`,
    `${name}: update on ${what}`,
    `An update about ${what}`,
    `A short update for {{school_name}}`,
    `Short update, Coach {{coach_last_name|and staff}}`,
    `${name}: a short update`,
    `An update for you and your staff`,
    `Update for {{school_name}}`,
    `News from ${name}`,
  ];
}
