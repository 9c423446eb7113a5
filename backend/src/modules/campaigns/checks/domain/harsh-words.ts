/**
 * Demands and insults that end a recruitment. The list is short on purpose: it only warns and never blocks an email, because a list of
 * words cannot recognize intent.
 */
const HARSH = [
  /\b(?:you|u) (?:must|better|have to|need to|owe)\b(?! (?:know|see|be (?:very )?(?:busy|proud)|hear|get))/i,
  /\bi (?:deserve|demand|expect (?:a|an|your|you))\b/i,
  /\b(?:give|send) me (?:a|an|my|the) (?:offer|scholarship)\b|\boffer me (?:now|already|asap)\b/i,
  /\b(?:answer|reply|respond)(?: to)?(?: me)? (?:now|asap|immediately|at once)\b/i,
  /\byour loss\b|\bwaste of (?:my )?time\b/i,
  /\b(?:stupid|idiots?|dumb|pathetic|trash|garbage|losers?|sucks?|worthless)\b/i,
];

/** Where a text demands or insults; null when it does not. */
export function harshWords(text: string): { at: number; text: string } | null {
  for (const pattern of HARSH) {
    const found = pattern.exec(text);
    if (found) return { at: found.index, text: found[0] };
  }
  return null;
}
