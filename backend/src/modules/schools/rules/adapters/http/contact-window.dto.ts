import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Matches } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { RULE_SOURCE_KINDS, RULE_STATUSES, type RuleSourceKind, type RuleStatus } from '../../domain/contact-rule.js';
import type { ContactWindow } from '../../domain/contact-window.js';

export class ContactWindowQuery {
  @ApiPropertyOptional({ example: 'America/Chicago', default: 'UTC', description: 'Where the athlete lives' })
  @Matches(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/, { message: 'zone takes a name such as America/Chicago.' })
  @MayBeOmitted()
  zone?: string;
}

export class ContactWindowRule {
  @ApiProperty({ example: 'Division I coaches may write from June 15 after your sophomore year.' })
  text: string;

  @ApiProperty({ format: 'uri' })
  sourceUrl: string;

  @ApiProperty({ enum: RULE_SOURCE_KINDS, description: 'Who published the source' })
  sourceKind: RuleSourceKind;

  @ApiProperty({ format: 'date', example: '2026-11-21' })
  verifiedOn: string;

  @ApiProperty({ enum: RULE_STATUSES })
  status: RuleStatus;
}

export class ContactWindowDto implements ContactWindow {
  @ApiProperty({ example: 'D1' })
  division: string;

  @ApiProperty({ type: String, nullable: true, example: 'FBS' })
  subdivision: string | null;

  @ApiProperty({
    enum: ['now', 'later', 'unknown'],
    description: 'Whether coaches may write to the athlete; the athlete may write at any time',
  })
  state: 'now' | 'later' | 'unknown';

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2025-06-15' })
  from: string | null;

  @ApiProperty({ example: false, description: 'The rule may have changed since it was verified, or is not certain' })
  checkWithSchool: boolean;

  @ApiProperty({ type: ContactWindowRule, nullable: true })
  rule: ContactWindowRule | null;
}
