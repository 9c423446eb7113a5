import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Finding } from '../claim-flag.js';
import type { KnownAthlete } from '../known-athlete.js';
import { measuresNamed } from '../measured/measure-names.js';
import type { Sentence } from '../sentence.js';
import { isWithin, stillToCome } from '../whose-number.js';
import { eachMatch } from './each-match.js';
import { plain } from './names-alike.js';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const RAN_IN = quick(new RegExp(String.raw`\bin (${MONTHS.join('|')}),? i (?:ran|clocked|was (?:timed|clocked)) (?:an? )?[45]\.\d`, 'g'));
const IN_MONTH = quick(
  new RegExp(
    String.raw`\bi (?:ran|run|clocked|was (?:timed|clocked))[^.!?]{0,24}\b[45]\.\d\d?[^.!?,;\d]{0,60} (?:in|last) (${MONTHS.join('|')})\b(?! \d)`,
    'g',
  ),
);
const CAMP = quick(/\bat (?:the |your |an? )?((?:[A-Z][\w.'-]* ){1,3})(?:camp|clinic|showcase|prospect day)\b/g);
/** "at a camp in Dallas" */
const SOME_CAMP = quick(
  /\b(?:ran|clocked|timed|posted)\b[^;!?]{0,40}\bat (?:an?|some|another) (?:[a-z0-9-]+ ){0,3}(camp|combine|showcase|clinic|prospect day|junior day|pro day)\b/g,
);
const TIMED = quick(
  /\b(laser|electronic(?:ally)?|fat|hand)[- ]?(?:timed|timers?|time|timing|clocked|clock|held|watch|gates?|beams?|eye|system)\b|\b(?:by|on|with|off) (?:an? |the )?(laser|hand|electronic|stopwatch)\b|\b(?:timed|clocked|was|is) (electronic(?:ally)?|by laser)\b|\b(stopwatch)\b|\b(laser|hand|electronic) (?:had|got|caught|put|clocked|timed|has) (?:me|it|my)\b/g,
);

/** The dash is spoken of. */
const DASH = /¤|\b40\b|\bdash\b/;
const TIME = /\b[3-6]\.\d/;

/** How, where and in which month a sentence says that the dash was timed, where the profile says something else. */
export function statedTiming({ text, low }: Sentence, { fortyYardDash }: KnownAthlete): Finding[] {
  const { timing, date, place } = fortyYardDash ?? {};
  const isMonth = (month: string) => !date || MONTHS[Number(date.slice(5, 7)) - 1] === month;
  const isOfDash = DASH.test(low);
  const isTimed = isOfDash || (TIME.test(low) && measuresNamed(low).length === 0);
  const isThere = (name: string) => plain(place ?? '').includes(plain(name));
  return [
    ...(isTimed
      ? eachMatch(
          low,
          TIMED,
          (how, at) => isTimedAt(how, timing) || isWithin(stillToCome(low), at),
          'Your profile says that it was timed in another way.',
        )
      : []),
    ...(isTimed ? eachMatch(text, CAMP, isThere, 'Your profile says that it was timed elsewhere.', 'confirm') : []),
    ...(isTimed && place ? eachMatch(low, SOME_CAMP, isThere, 'Your profile says that it was timed elsewhere.', 'confirm') : []),
    ...eachMatch(low, RAN_IN, isMonth, 'Your profile says that it was timed in another month.'),
    ...eachMatch(low, IN_MONTH, isMonth, 'Your profile says that it was timed in another month.'),
  ];
}

/** A laser times electronically. */
function isTimedAt(how: string, timing: string | null | undefined): boolean {
  if (timing === null) return true;
  if (how === 'stopwatch') return timing !== 'laser';
  return how.startsWith((timing ?? '?').slice(0, 4)) || (timing === 'laser' && /^(?:elect|fat)/.test(how));
}
