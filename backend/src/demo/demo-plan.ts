import type { INestApplicationContext } from '@nestjs/common';

import { MakeStrategy } from '../modules/ai/strategy/index.js';
import { KeepFitScores } from '../modules/schools/fit/index.js';

const HOME_ZONE = 'America/Chicago';

/** What is computed from all the rest: how the schools fit, and the plan for the months to come. */
export class DemoPlan {
  constructor(private readonly app: INestApplicationContext) {}

  /** The plan is written by the built-in rules even if a model is set up: the demo must not cost money. */
  async make(athlete: string): Promise<void> {
    await this.app.get(KeepFitScores).run();
    await this.app.get(MakeStrategy).run({ userId: athlete, zone: HOME_ZONE, builtIn: true });
  }
}
