import { ApiProperty } from '@nestjs/swagger';

import type { Role } from '../../../../platform/http/access/session-user.js';
import type { FactorDuty } from '../../../factors/index.js';
import type { ProfileScore } from '../../../profile/athlete/index.js';
import { profileAnswer } from '../../../profile/fields/adapters/http/index.js';
import { Game } from '../../../profile/stats/adapters/http/index.js';
import type { UserStats, UserView } from '../../queries/user-view.js';

export class UserStatsDto implements UserStats {
  @ApiProperty({ example: 21, description: 'sent + opened + replied + automatic replies + bounced' })
  emailsSentCount: number;

  @ApiProperty({ example: 3, description: 'Of these, sent by hand: opens of them cannot be known' })
  emailsSentByHandCount: number;

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

export class User extends profileAnswer() implements UserView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'marcus.lee' })
  username: string;

  @ApiProperty({ example: 'marcus@example.org' })
  email: string;

  @ApiProperty({ enum: ['athlete', 'guardian'], example: 'athlete' })
  role: Role;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The name of a guardian; null for everybody else' })
  guardianName: string | null;

  @ApiProperty({ example: false })
  isAdmin: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'A new address that waits to be confirmed; `email` counts until then',
  })
  pendingEmail: string | null;

  @ApiProperty({ example: true, description: 'The athlete proved to read this address' })
  emailVerified: boolean;

  @ApiProperty({ example: false, description: 'An operator set the password: nothing else is answered until another one is chosen' })
  mustChangePassword: boolean;

  @ApiProperty({
    enum: ['none', 'set_up', 'confirm'],
    example: 'none',
    description: 'What this session owes before anything else is answered: a second factor that has to be set up, or shown',
  })
  secondFactor: FactorDuty;

  @ApiProperty({
    type: Date,
    nullable: true,
    example: null,
    description:
      'From when on the account is deleted: until then it stands still, and only the copy of the data and the deletion are answered',
  })
  deletionDueAt: Date | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '/api/pictures/0199c2f0/512.webp?until=1795305600000&signature=q7Yw0Zc1m3K9',
  })
  profileImageUrl: string | null;

  @ApiProperty({ example: false })
  gmailConnected: boolean;

  @ApiProperty({ type: ProfileScoreDto })
  profileScore: ProfileScoreDto;

  @ApiProperty({ type: UserStatsDto })
  stats: UserStatsDto;
}
