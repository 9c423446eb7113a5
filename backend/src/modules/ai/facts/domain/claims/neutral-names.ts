/** Capitalised words that claim nothing about anybody: of letters, of football, of recruiting. */
const WORDS = `i i'm i've i'd i'll a an the my we our you your he she they it this that
coach coaches dear hello hi hey thank thanks you regards best sincerely respectfully yours truly cheers
class gpa sat act ncaa hudl film x twitter maxpreps email mr mrs ms dr jr sr ii iii
qb rb wr te ol dl lb db k p td tds lbs pr st
quarterback running back wide receiver tight end offensive defensive lineman linebacker cornerback safety kicker punter
football student athlete varsity head position recruiting coordinator staff team program school high university college
freshman sophomore junior senior english math`;

const NEUTRAL = new Set(WORDS.split(/\s+/));

export function isNeutralName(word: string): boolean {
  return NEUTRAL.has(word.toLowerCase().replace(/’/g, "'"));
}
