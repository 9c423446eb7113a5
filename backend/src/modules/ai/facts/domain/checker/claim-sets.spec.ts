import { scopeOf } from '../../testing/claim-set.js';
import { ALL_ROUND_SET } from '../../testing/claim-set-all-round.js';
import { KICKER_SET } from '../../testing/claim-set-kicker.js';
import { LINEBACKER_SET } from '../../testing/claim-set-linebacker.js';
import { PASSER_SET } from '../../testing/claim-set-passer.js';
import { RECEIVER_SET } from '../../testing/claim-set-receiver.js';
import { RUNNER_SET } from '../../testing/claim-set-runner.js';
import { SPECIALIST_SET } from '../../testing/claim-set-specialist.js';
import { EDGE_RUSHER_SET } from '../../testing/claim-set-edge-rusher.js';
import { TIGHT_END_SET } from '../../testing/claim-set-tight-end.js';
import { CORNERBACK_SET } from '../../testing/claim-set-cornerback.js';
import { TWO_WAY_SET } from '../../testing/claim-set-two-way.js';
import { KICKER_PUNTER_SET } from '../../testing/claim-set-kicker-punter.js';
import { JUNIOR_RUNNER_SET } from '../../testing/claim-set-junior-runner.js';
import { SENIOR_LINEBACKER_SET } from '../../testing/claim-set-senior-linebacker.js';
import { YOUNG_PASSER_SET } from '../../testing/claim-set-young-passer.js';
import { RETURNER_SET, RETURNER_WORDINGS } from '../../testing/claim-set-returner.js';
import { TWO_KICKS_SET, TWO_KICKS_WORDINGS } from '../../testing/claim-set-two-kicks.js';
import { POSTGRADUATE_SET, POSTGRADUATE_WORDINGS } from '../../testing/claim-set-postgraduate.js';
import { SENIOR_CORNER_SET } from '../../testing/claim-set-senior-corner.js';
import { YOUNG_KICKER_SET } from '../../testing/claim-set-young-kicker.js';
import { YOUNG_TIGHT_END_SET } from '../../testing/claim-set-young-tight-end.js';
import { CATCHING_RUNNER_SET } from '../../testing/claim-set-catching-runner.js';
import { JUNIOR_LINEBACKER_SET } from '../../testing/claim-set-junior-linebacker.js';
import { BOUNDARY_CORNER_SET } from '../../testing/claim-set-boundary-corner.js';
import { TACKLE_SET } from '../../testing/claim-set-tackle.js';
import { JUNIOR_KICKER_SET } from '../../testing/claim-set-junior-kicker.js';
import { WIDEOUT_SET } from '../../testing/claim-set-wideout.js';
import { GUARD_SET } from '../../testing/claim-set-guard.js';
import { SPOKEN_PASSER_SET } from '../../testing/claim-set-spoken-passer.js';
import { FIELD_CORNER_SET } from '../../testing/claim-set-field-corner.js';
import { POCKET_PASSER_SET } from '../../testing/claim-set-pocket-passer.js';
import { RETOLD_PASSER_SET } from '../../testing/claim-set-passer-retold.js';
import { SLOT_RECEIVER_SET } from '../../testing/claim-set-slot-receiver.js';
import { STRONG_END_SET } from '../../testing/claim-set-strong-end.js';
import { PLAIN_PASSER_SET } from '../../testing/claim-set-plain-passer.js';
import { SAFETY_SET } from '../../testing/claim-set-safety.js';
import { RETURNING_RUNNER_SET } from '../../testing/claim-set-returning-runner.js';
import { FORMAL_PASSER_SET } from '../../testing/claim-set-formal-passer.js';
import { PASSER_GAMES } from '../../testing/claim-set-passer-games.js';
import { SAFETY_GAMES } from '../../testing/claim-set-safety-games.js';
import { RUNNER_GAMES } from '../../testing/claim-set-runner-games.js';
import { checkClaimsOf } from './check-claims-of.js';

describe.each([
  ['a receiver', RECEIVER_SET],
  ['a linebacker', LINEBACKER_SET],
  ['a kicker', KICKER_SET],
  ['a runner', RUNNER_SET],
  ['a passer', PASSER_SET],
  ['who kicks and punts', SPECIALIST_SET],
  ['who runs, catches and tackles', ALL_ROUND_SET],
  ['an edge rusher', EDGE_RUSHER_SET],
  ['a tight end', TIGHT_END_SET],
  ['a cornerback', CORNERBACK_SET],
  ['a two-way player', TWO_WAY_SET],
  ['a kicker and punter', KICKER_PUNTER_SET],
  ['a runner in his junior year', JUNIOR_RUNNER_SET],
  ['a linebacker in his senior year', SENIOR_LINEBACKER_SET],
  ['a passer in his second year', YOUNG_PASSER_SET],
  ['a receiver who brings kicks back', RETURNER_SET],
  ['a kicker who punts', TWO_KICKS_SET],
  ['a lineman in a year after high school', POSTGRADUATE_SET],
  ['a tight end in his junior year', YOUNG_TIGHT_END_SET],
  ['a cornerback in his senior year', SENIOR_CORNER_SET],
  ['a kicker in his second year', YOUNG_KICKER_SET],
  ['a runner who catches passes', CATCHING_RUNNER_SET],
  ['a linebacker in his junior year', JUNIOR_LINEBACKER_SET],
  ['a cornerback of the boundary', BOUNDARY_CORNER_SET],
  ['a tackle', TACKLE_SET],
  ['a kicker in his junior year', JUNIOR_KICKER_SET],
  ['a receiver in his junior year', WIDEOUT_SET],
  ['a guard who left high school', GUARD_SET],
  ['a passer in many registers', SPOKEN_PASSER_SET],
  ['a cornerback of the field', FIELD_CORNER_SET],
  ['a passer in other words', POCKET_PASSER_SET],
  ['a passer, told once more', RETOLD_PASSER_SET],
  ['a receiver in the slot', SLOT_RECEIVER_SET],
  ['a defensive end', STRONG_END_SET],
  ['a passer in short words', PLAIN_PASSER_SET],
  ['a safety', SAFETY_SET],
  ['a runner who brings kickoffs back', RETURNING_RUNNER_SET],
  ['a passer who writes formally', FORMAL_PASSER_SET],
  ['a passer by his games', PASSER_GAMES],
  ['a safety by his games', SAFETY_GAMES],
  ['a runner by his games', RUNNER_GAMES],
])('claims of %s', (_, set) => {
  const scope = scopeOf(set);

  it.each([...set.sentences.true])('I-05 true and not marked: %s', (text) => {
    expect(checkClaimsOf(text, scope)).toEqual([]);
  });

  it.each([...set.sentences.false])('I-05 marked: %s', (text) => {
    expect(checkClaimsOf(text, scope)).not.toEqual([]);
  });
});

describe.each([
  ['a receiver who brings kicks back', { ...RETURNER_SET, sentences: RETURNER_WORDINGS }],
  ['a kicker who punts', { ...TWO_KICKS_SET, sentences: TWO_KICKS_WORDINGS }],
  ['a lineman in a year after high school', { ...POSTGRADUATE_SET, sentences: POSTGRADUATE_WORDINGS }],
])('other wordings of claims of %s', (_, set) => {
  const scope = scopeOf(set);

  it.each([...set.sentences.true])('I-05 true and not marked: %s', (text) => {
    expect(checkClaimsOf(text, scope)).toEqual([]);
  });

  it.each([...set.sentences.false])('I-05 marked: %s', (text) => {
    expect(checkClaimsOf(text, scope)).not.toEqual([]);
  });
});
