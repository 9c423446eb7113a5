import type { ProfileScoreView, ScorableUser } from '../user-view.js';

/** How complete a profile is. The rule is the profile module's, which binds it; every answer with a user carries it. */
export abstract class ProfileScorer {
  abstract scoreOf(user: ScorableUser): ProfileScoreView;
}
