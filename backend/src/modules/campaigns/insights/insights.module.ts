import { Module } from '@nestjs/common';

import { DirectoryModule } from '../../schools/directory/index.js';
import { WritingModule } from '../writing/index.js';
import { AnalyticsController } from './adapters/http/analytics.controller.js';
import { CampaignFiguresController } from './adapters/http/campaign-figures.controller.js';
import { HomeController } from './adapters/http/home.controller.js';
import { TimelineController } from './adapters/http/timeline.controller.js';
import { SqlAnalyticsQuery } from './adapters/persistence/sql-analytics-query.js';
import { SqlHomeQuery } from './adapters/persistence/sql-home-query.js';
import { SqlSchoolTimeline } from './adapters/persistence/sql-school-timeline.js';
import { AnalyticsQuery } from './application/ports/analytics-query.js';
import { HomeQuery } from './application/ports/home-query.js';
import { SchoolTimeline } from './application/ports/school-timeline.js';
import { ReadAnalytics } from './application/read-analytics.use-case.js';
import { ReadHome } from './application/read-home.use-case.js';
import { ReadTimeline } from './application/read-timeline.use-case.js';

/** Figures, Home, analytics and timelines. */
@Module({
  imports: [DirectoryModule, WritingModule],
  controllers: [CampaignFiguresController, TimelineController, HomeController, AnalyticsController],
  providers: [
    { provide: SchoolTimeline, useClass: SqlSchoolTimeline },
    { provide: HomeQuery, useClass: SqlHomeQuery },
    { provide: AnalyticsQuery, useClass: SqlAnalyticsQuery },
    ReadTimeline,
    ReadHome,
    ReadAnalytics,
  ],
})
export class InsightsModule {}
