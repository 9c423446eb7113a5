import { type PositionGroup, positionGroup } from '../../../profile/fields/index.js';

/** General guidance of coaching practice, measured nowhere: what film and emails of a position should show. */
const ADVICE: Record<PositionGroup | 'LS' | 'ATH', readonly string[]> = {
  QB: [
    'Open your film with throws from the pocket under pressure, then show throws on the move.',
    'Show the whole field before the snap, so that a coach can judge the read and not only the arm.',
    'Name your completion rate beside yards: coaches ask for decisions first.',
  ],
  RB: [
    'Open your film with runs between the tackles, then open field, catches and pass protection.',
    'Let a play run to its end, so that a coach sees the finish and not only the cut.',
    'Name yards per carry and your part in the passing game.',
  ],
  WR: [
    'Open your film with routes from the line of scrimmage to the catch, not with the catch alone.',
    'Show releases against press coverage and blocking on the edge.',
    'Name yards per catch and any verified time, with the place where it was measured.',
  ],
  TE: [
    'Show blocking at the line as early in your film as catches: coaches look for both.',
    'Show routes from a three-point stance and split out wide.',
    'Keep your height and weight up to date; the position is recruited by frame.',
  ],
  OL: [
    'Show run and pass blocks in turn, each to the whistle, and mark yourself before the snap.',
    'Show footwork against stunts and movement to the second level.',
    'Keep your height and weight up to date; coaches look at frame and growth first.',
  ],
  DL: [
    'Open your film with plays from the snap: first step, hands, and how you leave the block.',
    'Show pursuit away from the play, not only sacks.',
    'Name tackles for loss beside sacks, and keep height and weight up to date.',
  ],
  LB: [
    'Show the read before the snap, the fill against the run and a drop into coverage.',
    'Show tackles in the open field to the end.',
    'Name tackles for loss and interceptions beside tackles.',
  ],
  DB: [
    'Show press and off coverage, the turn of the hips and tackles in the open field.',
    'Leave in plays where the ball goes elsewhere because you covered well.',
    'Name pass breakups beside interceptions.',
  ],
  K: [
    'Show each kick in one take from the snap, with distance and hash mark on the screen.',
    'Show kickoffs with hang time and where the ball lands.',
    'Name makes and attempts by distance, not the longest kick alone.',
    'Most rosters carry one or two kickers, and many of them began as walk-ons: ask each school how it fills the place.',
  ],
  P: [
    'Show each punt in one take from the snap, with hang time and distance on the screen.',
    'Show directional punts and punts out of your own end zone.',
    'Name the average and the punts inside the 20.',
    'Most rosters carry one or two punters, and many of them began as walk-ons: ask each school how it fills the place.',
  ],
  LS: [
    'Show each snap in one take, for punts and for kicks, with the time from snap to hand on the screen.',
    'Show the block after the snap and the way down the field.',
    'Ask each school which coach recruits specialists.',
    'Most rosters carry one or two long snappers, and many of them began as walk-ons: ask each school how it fills the place.',
  ],
  ATH: [
    'Open your film with the position that you want to play most, then show the others.',
    'Name that position first in your emails: each coach recruits for one group of positions.',
    'Choose a position in your profile, and need and size can be compared.',
  ],
};

/** What helps at a position; how to begin while the profile has none. */
export function positionAdvice(position: string): string[] {
  const key = position === 'LS' || position === 'ATH' ? position : positionGroup(position);
  return [...(key === null ? ['Add your position to your profile: film, contacts and need all depend on it.'] : ADVICE[key])];
}
