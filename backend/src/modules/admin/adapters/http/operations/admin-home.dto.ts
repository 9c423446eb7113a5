import { ApiProperty } from '@nestjs/swagger';

import type { DirectoryWork } from '../../../queries/admin-home.query.js';

export class AdminHomeDirectory implements DirectoryWork {
  @ApiProperty({ example: 3 })
  correctionsWaiting: number;

  @ApiProperty({ example: 2, description: 'Schools whose coaches an athlete offered to everyone, undecided' })
  suggestionsWaiting: number;

  @ApiProperty({ example: 1, description: 'Replies that athletes reported, unhandled' })
  reportsWaiting: number;

  @ApiProperty({ example: 672 })
  schools: number;

  @ApiProperty({ example: 540, description: 'With the email address of at least one coach of the shared directory' })
  schoolsWithCoachEmail: number;
}

export class AdminHomeServer {
  @ApiProperty({ example: 0, description: 'Jobs that failed and are not tried again by themselves' })
  failedJobs: number;

  @ApiProperty({ example: true, description: 'Without one, email that Gmail does not take stays on this server' })
  hasMailServer: boolean;

  @ApiProperty({ example: true, description: 'Whether athletes can connect Gmail on this server' })
  isGmailSetUp: boolean;

  @ApiProperty({ example: 25, description: 'Emails waiting to be sent' })
  queued: number;

  @ApiProperty({ example: 0, description: 'Emails of which nobody knows whether they were sent' })
  unknown: number;

  @ApiProperty({ example: 2, description: 'Emails refused in the last 24 hours' })
  failedLastDay: number;

  @ApiProperty({ example: 168, description: 'Mailboxes that are checked for replies' })
  mailboxes: number;

  @ApiProperty({ example: 1 })
  mailboxesInTrouble: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'The newest check of any mailbox' })
  lastReplyCheckAt: Date | null;
}

export class AdminHome {
  @ApiProperty({ type: AdminHomeDirectory })
  directory: AdminHomeDirectory;

  @ApiProperty({ type: AdminHomeServer })
  server: AdminHomeServer;
}
