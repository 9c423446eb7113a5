import { ApiProperty } from '@nestjs/swagger';

import { SCHEDULE_WAYS, type ScheduleWay } from '../../domain/schedule-choice.js';
import type { ArrivalView, ScheduleView } from '../../queries/schedule-view.js';

export class ArrivalDto implements ArrivalView {
  @ApiProperty({ type: String, format: 'date-time' })
  at: Date;

  @ApiProperty({ example: 'America/Chicago', description: 'The zone in which to say it' })
  zone: string;
}

export class CampaignScheduleDto implements ScheduleView {
  @ApiProperty({ enum: SCHEDULE_WAYS, enumName: 'ScheduleWay' })
  way: ScheduleWay;

  @ApiProperty({ example: 'America/Chicago', description: 'The athlete’s time zone when it was chosen' })
  zone: string;

  @ApiProperty({ type: Number, nullable: true, example: 20, description: 'Emails on one day; null: all on the first' })
  dailyLimit: number | null;

  @ApiProperty({ type: ArrivalDto, nullable: true, description: 'Of the emails that wait' })
  first: ArrivalDto | null;

  @ApiProperty({ type: ArrivalDto, nullable: true, description: 'Of the emails that wait' })
  last: ArrivalDto | null;
}
