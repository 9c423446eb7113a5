import { ApiProperty } from '@nestjs/swagger';

import {
  CHECKS,
  FINDING_STATES,
  RECORD_TYPES,
  type Check,
  type DeliverabilityReport,
  type DnsRecord,
  type Finding,
  type FindingState,
} from '../../../../gmail/deliverability/index.js';

export class DeliverabilityRecord implements DnsRecord {
  @ApiProperty({ enum: RECORD_TYPES })
  type: DnsRecord['type'];

  @ApiProperty({ example: '_dmarc.recruit.example', description: 'The full name, without a dot at the end' })
  host: string;

  @ApiProperty({ example: 'v=DMARC1; p=none; rua=mailto:postmaster@recruit.example' })
  value: string;
}

export class DeliverabilityFinding implements Finding {
  @ApiProperty({ enum: CHECKS })
  check: Check;

  @ApiProperty({ example: 'recruit.example', description: 'The domain, DKIM name, address or server that was looked at' })
  subject: string;

  @ApiProperty({ enum: FINDING_STATES, description: 'unknown: no answer, or this server cannot see it' })
  state: FindingState;

  @ApiProperty({ example: 'recruit.example has no DMARC record.' })
  meaning: string;

  @ApiProperty({ type: [String], example: ['v=DMARC1; p=none'], description: 'The records that were found' })
  found: string[];

  @ApiProperty({ type: DeliverabilityRecord, nullable: true, description: 'The record to add, or to put in the place of the one found' })
  add: DeliverabilityRecord | null;
}

export class Deliverability implements DeliverabilityReport {
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T14:41:00.000Z' })
  at: Date;

  @ApiProperty({ example: 'recruit.example', description: 'The domain of MAIL_FROM' })
  domain: string;

  @ApiProperty({ type: String, nullable: true, example: 'smtp.recruit.example:465', description: 'Host and port of SMTP_URL' })
  server: string | null;

  @ApiProperty({ type: [DeliverabilityFinding] })
  findings: DeliverabilityFinding[];
}

export class LastDeliverability {
  @ApiProperty({ type: Deliverability, nullable: true, description: 'Null before the first check' })
  report: Deliverability | null;
}
