type Merge = readonly [pattern: RegExp, merged: string];

const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}`;
const PLAYER = String.raw`an? (?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+`;

/** Sentences that say one thing in two: who it is, where, and figures of one verb. */
const MERGES: readonly Merge[] = [
  [
    new RegExp(
      String.raw`\b([Mm])y name is (${NAME})(?:\.|,? and|,) I(?: am|['’]m) (?:also )?(${PLAYER})(?=[.,]| in the class| at | from | for )`,
      'gu',
    ),
    'I am $2, $3',
  ],
  [/\b(I am [^.!?\d]{2,60})\. I(?: am|['’]m) (in the class of 20\d\d|from \p{Lu}[^.!?\d]{2,30})(?=[.,])/gu, '$1 $2'],
  [/\b(I am [^.!?]{2,80})\. I (?:go to|attend|play (?:for|at)) (\p{Lu}[^.!?,\d]{2,40})(?=[.,])/gu, '$1 at $2'],
  [
    /\bI (threw|ran|rushed|caught|had|made|recorded|completed|scored)( for)? ([^.!?]{2,60})\. I also \1(?: for)? ([^.!?]{2,60})(?=[.,])/gu,
    'I $1$2 $3 and $4',
  ],
  [/\bI (play|played|return|returned|run|coach|started at) ([\p{Ll} -]{2,30})\. I also \1 ([\p{Ll} -]{2,30})(?=\.)/gu, 'I $1 $2 and $3'],
];

/** Words from which on an email is long enough to be put together. */
const LONG = 60;

/** A long email with sentences of one subject put together; each stays in its line. */
export function mergedSentences(email: string): string {
  if (email.split(/\s+/).length <= LONG) return email;
  return email
    .split('\n')
    .map((line) => MERGES.reduce((text, [pattern, merged]) => text.replace(pattern, merged), line))
    .join('\n');
}
