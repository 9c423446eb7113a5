import { Module } from '@nestjs/common';

import { ActivityRecord } from './activity-record.js';

/** For the modules that write down what an athlete did. */
@Module({ providers: [ActivityRecord], exports: [ActivityRecord] })
export class ActivityModule {}
