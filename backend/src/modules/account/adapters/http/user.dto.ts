import { ApiProperty } from '@nestjs/swagger';

import type { ProfileScore } from '../../../profile/athlete/index.js';
import { Game } from '../../../profile/stats/adapters/http/index.js';
import type { UserStats, UserView } from '../../queries/user-view.js';

const text = (example: string) => ({ type: String, nullable: true, example });
const number = (example: number) => ({ type: Number, nullable: true, example });

export class UserStatsDto implements UserStats {
  @ApiProperty({ example: 21, description: 'sent + opened + replied + automatic replies + bounced' })
  emailsSentCount: number;

  @ApiProperty({ example: 9, description: 'An estimate: some mail programs open by themselves' })
  emailsOpenedCount: number;

  @ApiProperty({ example: 5, description: 'Replies written by a person' })
  emailsRepliedCount: number;

  @ApiProperty({ example: 1 })
  activeCampaignsCount: number;

  @ApiProperty({ type: [Game], description: 'Newest first' })
  games: Game[];
}

export class MissingPartDto {
  @ApiProperty({ example: 'gpa', description: 'The field of the user that fills it' })
  field: string;

  @ApiProperty({ example: 'GPA' })
  label: string;

  @ApiProperty({ example: 10, description: 'Points that it brings' })
  weight: number;
}

export class ProfileScoreDto implements ProfileScore {
  @ApiProperty({ example: 87, minimum: 0, maximum: 100 })
  score: number;

  @ApiProperty({ type: [MissingPartDto], description: 'The heaviest first' })
  missing: MissingPartDto[];
}

export class User implements UserView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'marcus.lee' })
  username: string;

  @ApiProperty({ example: 'marcus@example.org' })
  email: string;

  @ApiProperty({ example: false })
  isAdmin: boolean;

  @ApiProperty({ example: true, description: 'The athlete proved to read this address' })
  emailVerified: boolean;

  @ApiProperty(text('Marcus'))
  firstName: string | null;

  @ApiProperty(text('Lee'))
  lastName: string | null;

  @ApiProperty(text('/api/pictures/0199c2f0/512.webp?until=1795305600000&signature=q7Yw0Zc1m3K9'))
  profileImageUrl: string | null;

  @ApiProperty(text('QB'))
  position: string | null;

  @ApiProperty(number(2027))
  graduationYear: number | null;

  @ApiProperty(text('6\'2"'))
  height: string | null;

  @ApiProperty({ ...number(205), description: 'Pounds' })
  weight: number | null;

  @ApiProperty(text('2009-03-14'))
  birthdate: string | null;

  @ApiProperty(text('12'))
  jerseyNumber: string | null;

  @ApiProperty(number(3.7))
  gpa: number | null;

  @ApiProperty({ ...number(3.55), description: "Of the NCAA's core courses" })
  coreGpa: number | null;

  @ApiProperty(number(1280))
  satScore: number | null;

  @ApiProperty(number(27))
  actScore: number | null;

  @ApiProperty(text('Westlake High School'))
  highSchool: string | null;

  @ApiProperty(text('Jordan Field'))
  highSchoolHeadCoach: string | null;

  @ApiProperty(text('Sam Route'))
  highSchoolPositionCoach: string | null;

  @ApiProperty(text('Austin'))
  city: string | null;

  @ApiProperty(text('TX'))
  state: string | null;

  @ApiProperty({ ...text('https://www.maxpreps.com/tx/austin/…'), description: 'The full address of the page' })
  maxPrepsId: string | null;

  @ApiProperty(text('https://www.hudl.com/profile/12/Marcus-Lee'))
  hudlProfileUrl: string | null;

  @ApiProperty({ ...text('marcuslee12'), description: 'Without the @' })
  twitterHandle: string | null;

  @ApiProperty({ example: false })
  gmailConnected: boolean;

  @ApiProperty({ type: ProfileScoreDto })
  profileScore: ProfileScoreDto;

  @ApiProperty({ type: UserStatsDto })
  stats: UserStatsDto;
}
