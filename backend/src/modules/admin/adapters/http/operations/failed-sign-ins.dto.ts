import { ApiProperty } from '@nestjs/swagger';

import type { FailedSignInLine, FailedSignInsView } from '../../../queries/failed-sign-ins.query.js';

export class FailedSignInLineDto implements FailedSignInLine {
  @ApiProperty({ type: String, nullable: true, example: 'marcus', description: 'Null when no account has the name' })
  username: string | null;

  @ApiProperty({ example: '203.0.113.x', description: 'Without its last part' })
  address: string;

  @ApiProperty({ example: false })
  isKnownDevice: boolean;

  @ApiProperty({ example: 7 })
  failures: number;

  @ApiProperty({ type: String, format: 'date-time' })
  lastAt: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null when the next try is free' })
  waitsUntil: Date | null;

  @ApiProperty({ example: false, description: 'Takes no tries from new devices for the rest of the hour' })
  isAccountFull: boolean;
}

export class SignInLimitsDto {
  @ApiProperty({ example: true, description: 'RATE_LIMITS' })
  isOn: boolean;

  @ApiProperty({ example: 4, description: 'Failures of one account from one place before the first wait' })
  freeFailures: number;

  @ApiProperty({ example: 900 })
  maxWaitSeconds: number;

  @ApiProperty({ example: 100, description: 'Failures of one account in an hour from new devices' })
  failuresPerAccount: number;

  @ApiProperty({ example: 50, description: 'Accounts with failures in an hour from one address' })
  accountsPerAddress: number;
}

export class FailedSignInsDto implements FailedSignInsView {
  @ApiProperty({ type: SignInLimitsDto })
  limits: SignInLimitsDto;

  @ApiProperty({ example: 31, description: 'In the last hour' })
  failures: number;

  @ApiProperty({ example: 4 })
  accounts: number;

  @ApiProperty({ example: 2 })
  addresses: number;

  @ApiProperty({ example: 1, description: 'Pairs of account and place that have to wait now' })
  waiting: number;

  @ApiProperty({ example: 0 })
  fullAccounts: number;

  @ApiProperty({ type: [FailedSignInLineDto], description: 'Of the last day, most failures first, 20 at most' })
  lines: FailedSignInLineDto[];
}
