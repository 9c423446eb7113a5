import type { FoldedText } from '../../../../../shared-kernel/reading/fold-text.js';
import { matchesOf } from '../../../../../shared-kernel/reading/matches.js';
import { replacePieces } from '../../../../../shared-kernel/reading/plain-text.js';

type Usual = readonly [said: RegExp, usual: string | ((...groups: string[]) => string)];

const HAD = 'had|threw|ran|caught|scored|rushed|passed|went|topped|finished|completed|recorded|made';

/** What players say, and the words that the rules know for it; numbers are digits already. */
const USUAL: readonly Usual[] = [
  [/\bclass of 20[ -](2\d)\b/gi, (_, year = '') => `class of 20${year}`],
  [/(?<=\d )(?:grabs|snags|snares|haul-ins)\b/gi, 'catches'],
  [/(?<=\d )(?:totes|lugs)\b/gi, 'carries'],
  [/(?<=\d )(?:trips to the (?:end ?zone|house)|house calls|visits to the end ?zone|six-pointers)\b/gi, 'touchdowns'],
  [/(?<=\d )(?:pops|hits|stops)(?= (?:in|this|on)\b)/gi, 'tackles'],
  [/\b(?:a|per) (?:pop|tote|clip)\b/gi, 'per carry'],
  [/\b(?:a|per) (?:grab|snag)\b/gi, 'per catch'],
  [/\b(?:found|hit|reached|got (?:in)?to|crossed) (?:the (?:end ?zone|paint|goal line)|pay ?dirt) (\d+)(?: different)? times\b/gi, (_, times = '') => `scored ${times} touchdowns`],
  [/\bgot home (\d+(?:\.\d)?) times\b|\b(?:got|sacked|dropped|took down) the (?:quarterback|qb|passer) (\d+(?:\.\d)?) times\b/gi, (_, home = '', got = '') => `had ${home || got} sacks`],
  [/\bpicked (\d+) off\b/gi, (_, count = '') => `picked off ${count} passes`],
  [/\bpicked (?:off )?(\d+|a pass|a ball) off\b/gi, 'intercepted a pass'],
  [/\b(\d{1,4}) (?:straight|consecutive|different|separate) (?=\d{2,3}[- ]yard)/gi, (_, count = '') => `${count} `],
  [/\bwithout at least (?=\d)/gi, 'under '],
  [/\b(?:run|ran|running|clocked) (?:an? )?(?:high|low|mid)[- ]([45])\.(\d)(?!\d)/gi, (_, whole = '', tenth = '') => `run in the ${whole}.${tenth}`],
  [/\b(\d{1,2}) (?:of|out of) every 100\b(?: of)?/gi, (_, share = '') => `${share} percent of`],
  [/(?:\b(?:have|has) |'ve )?\byet to (?=\w+ (?:\w+ ){0,3}(?:under|below|over|above|fewer|less|more)\b)/gi, ' never '],
  [/\btip(?:s|ped|ping)? the scales?(?= (?:at|in)\b)/gi, 'weigh'],
  [/(?<=\d)[ -]?plus\b/gi, '+'],
  [/\b(?:broke|broken|break|cracked|crack|beat|dipped (?:below|under)|got under|gone under) (?=[45]\.\d)/gi, 'under '],
  [/\b(laser|electronic|hand|fat)(?:,)? (?=[45]\.\d)/gi, (_, how = '') => `${how}-timed `],
  [/(?<=\b[45]\.\d\d? )\(?(laser|electronic|hand|fat)\)?(?=[.,!;]|$| (?:40|in|at|on|and)\b)/gi, (_, how = '') => `${how}-timed`],
  [/(?<=(?:\b(?:not|never)|n't) (?:yet )?)(?:been|gotten|got) (?:intercepted|picked(?: off)?)\b/gi, 'thrown an interception'],
  [/\b(?:been|gotten|got) (?:intercepted|picked(?: off)?)(?= (?:at least once )?in (?:every|each|all|both|\d))/gi, 'thrown an interception'],
  [/\b(?:got|been|gotten|get) (?:in|into|to) the end ?zone(?= [^.;!?,]{0,30}\bin (?:every|each|all|both|\d))/gi, 'scored a touchdown'],
  [/\b(?:haven't|have not|hasn't|didn't|did not|don't|do not)(?= [^.;!?]{0,60}\bin any\b)/gi, 'never'],
  [/\b(?:exactly |a single |only |just )?1 time(?=[.,!;]|$| (?:and|so far|this|all)\b)/gi, 'once'],
  [/\b(?:only|just) (?:1 time|once) (?:did|have|was) (i [^.;!?,]{3,80})/gi, (_, clause = '') => `${clause} in 1 of my games`],
  [new RegExp(String.raw`(?<=^|[,;.!?] |\band )(?:(\d)(?: times)?|once),? (i(?:'ve)? (?:${HAD})\b[^.;!?,]{1,60})`, 'gi'), (_, count = '1', clause = '') => `${clause} in ${count} of my games`],
]; // prettier-ignore

/** The same text in the words that the rules know, each with its place. Linear. */
export function usualWords(folded: FoldedText): FoldedText {
  return USUAL.reduce((text, [said, usual]) => {
    const pieces = matchesOf(text.text, said).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: typeof usual === 'string' ? usual : usual(...(match as string[])),
    }));
    return pieces.length === 0 ? text : replacePieces(text, pieces);
  }, folded);
}
