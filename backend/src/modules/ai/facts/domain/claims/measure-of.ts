/** Words that identify what a number measures; each line is one measure, its first word the name. */
const LINES = `gpa;sat;act;class graduating graduate;season;jersey wear wearing number
pounds lbs lb weigh weight;height tall inches feet foot
forty dash sprint;shuttle agility;cone;bench press;squat;deadlift;clean;vertical leap;broad;jump;wingspan;seconds second sec
yards yard yds yd;touchdowns touchdown tds td;completions completion completed;attempts attempt;
interceptions interception picks ints;carries carry rushes;receptions reception catches catch
tackles tackle;sacks sack;breakups breakup;fumbles fumble;goals goal;points point;punts punt;percent percentage
games game;stars star;offers offer;wins win;losses loss;years year;rank ranked ranking;minutes minute hours hour`;

const MEASURES = new Map<string, string>();
for (const line of LINES.split(/[;\n]/)) {
  const [name = '', ...others] = line.trim().split(' ');
  for (const word of [name, ...others]) if (word) MEASURES.set(word, name);
}

/** What a word measures, in one spelling: "lbs" → "pounds"; undefined for a word that measures nothing. */
export function measureOf(word: string): string | undefined {
  return MEASURES.get(word.toLowerCase().replace(/[^a-z]/g, ''));
}
