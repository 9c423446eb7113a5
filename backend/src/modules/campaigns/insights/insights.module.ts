import { Module } from '@nestjs/common';

import { DirectoryModule } from '../../schools/directory/index.js';
import { WritingModule } from '../writing/index.js';
import { AnalyticsController } from './adapters/http/analytics.controller.js';
import { CampaignFiguresController } from './adapters/http/campaign-figures.controller.js';
import { HomeController } from './adapters/http/home.controller.js';
import { TimelineController } from './adapters/http/timeline.controller.js';
import { StdlibExactTest } from './adapters/stdlib/stdlib-exact-test.js';
import { ExactTest } from './domain/exact-test.js';
import { AnalyticsQuery } from './queries/analytics.query.js';
import { HomeQuery } from './queries/home.query.js';
import { SchoolTimeline } from './queries/school-timeline.query.js';
import { ReadAnalytics } from './application/read-analytics.use-case.js';

/** Figures, Home, analytics and timelines. */
@Module({
  imports: [DirectoryModule, WritingModule],
  controllers: [CampaignFiguresController, TimelineController, HomeController, AnalyticsController],
  providers: [SchoolTimeline, HomeQuery, AnalyticsQuery, ReadAnalytics, { provide: ExactTest, useClass: StdlibExactTest }],
})
export class InsightsModule {}
