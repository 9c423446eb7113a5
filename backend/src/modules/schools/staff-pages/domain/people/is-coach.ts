import { fold } from '../lines/words.js';

const PART = /[/,;&|()\n]|\band\b|\s[-–—]\s/;
const NOT_COACHING =
  /\btrain(er|ers|ing)\b|\bstrength\b|\bconditioning\b|\bperformance\b|\boperations\b|\bops\b|\bpersonnel\b|\bvideo\b|\bequipment\b|\banalyst\b|\bquality control\b|\bchief\b|\bmanager\b|\bdirector\b|\badministrat|\b(ad|vp)\b|\bcommunications?\b|\bnutrition|\bdietit|\bacademic|\bcompliance\b|\bsecretary\b|\bdevelopment\b|\bcreative\b|\bmarketing\b|\bscout|\bmental\b|\blife skills\b|\bwellness\b|\bcheer|\bintern\b|\bliaison\b|\brelations\b|\b(assistant|asst|secretary|aide) {1,2}to\b/;
const POSITION =
  /\b(quarter|running|full|half|tail|defensive|corner|line) ?backs?\b|\b(line ?)?backers?\b|\breceivers?\b|\b(offensive|defensive|o|d|inside|outside) ?(line(men)?|ends?|tackles?|guards?)\b|\btight ends?\b|\btackles\b|\bsafet(ies|y)\b|\bcorners\b|\bnickels?\b|\bsecondary\b|\bedge\b|\b(pass|edge) rush(ers?)?\b|\brush ends?\b|\b(long )?snappers\b|\bwide ?outs?\b|\bslots\b|\bh ?backs?\b|\breturners?\b|\bnose (tackles?|guards?)\b|\b(run|running|pass|passing|return|kicking) game\b|\bkick(ers|ing)\b|\bpunt(ers|ing)\b|\bspecialists\b|\bspecial teams\b|\b(qb|rb|wr|te|ol|dl|lb|db|ilb|olb|cb)s?\b|\b(hc|oc|dc|stc)\b/;
/** "(1988-1999)": of a coach of other years. */
const ENDED = /\b(19|20)\d\d\s?[-–—]\s?(19|20)?\d\d\b/;
const GAME =
  /\b(offensive|offense|off|defensive|defense|def|special teams|st|run game|running game|pass game|passing game|kicking|co)\b.*\bcoord|\bcoord\w* of (offense|defense|special teams)|^coordinators$/;

/**
 * Returns whether a title is a coach's: head, associate, assistant and position coaches, coordinators of offense, defense and special teams,
 * assistants with a position. Excludes staff who manage, train, film or equip a team.
 */
export function isCoach(title: string): boolean {
  if (ENDED.test(title)) return false;
  return fold(title)
    .split(PART)
    .some((part) => {
      const words = part.replace(/[-–—.]/g, ' ');
      if (NOT_COACHING.test(words)) return false;
      return /\bcoach(es)?\b/.test(words) || POSITION.test(words) || GAME.test(words) || /\bvolunteer assistants?\b/.test(words);
    });
}
