import { Injectable } from '@nestjs/common';

import { ProfileScorer, type ProfileScoreView, type ScorableUser } from '../../../auth/index.js';
import { profileScore } from '../domain/score/profile-score.js';

/** Scores the user that auth tells by the profile's weight table. */
@Injectable()
export class WeighProfile extends ProfileScorer {
  scoreOf(user: ScorableUser): ProfileScoreView {
    return profileScore({ ...user, games: user.stats.games.length });
  }
}
