import { ApiProperty } from '@nestjs/swagger';

import type { SchoolAcademics, SchoolDetailView } from '../../queries/school-view.js';
import { SchoolDto } from './school.dto.js';

const figure = (example: number, description?: string) => ApiProperty({ type: Number, nullable: true, example, description });
const text = (example: string, description?: string) => ApiProperty({ type: String, nullable: true, example, description });

export class SchoolAcademicsDto implements SchoolAcademics {
  @ApiProperty({ example: 'College Scorecard and IPEDS, US Department of Education' })
  source: string;

  @text('2022-23', 'Academic year of the figures')
  year: string | null;

  @text('2022-23', 'Academic year of the test scores')
  scoresYear: string | null;

  @figure(0.8287, '0 to 1')
  admissionRate: number | null;

  @figure(490)
  satReading25: number | null;

  @figure(610)
  satReading75: number | null;

  @figure(490)
  satMath25: number | null;

  @figure(620)
  satMath75: number | null;

  @figure(1114)
  satAverage: number | null;

  @figure(18)
  act25: number | null;

  @figure(25)
  act75: number | null;

  @figure(10099)
  undergradEnrollment: number | null;

  @figure(12427, 'US dollars a year')
  tuitionInState: number | null;

  @figure(15500, 'US dollars a year')
  tuitionOutOfState: number | null;

  @figure(14222, 'US dollars a year')
  netPriceAverage: number | null;

  @figure(0.2724, '0 to 1')
  completionRate4yr: number | null;

  @figure(49, 'Percent')
  graduationRate6yr: number | null;

  @text('Considered')
  testPolicy: string | null;

  @text('Public')
  control: string | null;

  @text('City')
  locale: string | null;
}

export class SchoolDetailDto extends SchoolDto implements SchoolDetailView {
  @ApiProperty({ type: Number, nullable: true, example: 41.075923, description: 'Degrees, of the campus' })
  latitude: number | null;

  @ApiProperty({ type: Number, nullable: true, example: -81.511167 })
  longitude: number | null;

  @ApiProperty({ type: SchoolAcademicsDto, nullable: true })
  academics: SchoolAcademicsDto | null;
}
