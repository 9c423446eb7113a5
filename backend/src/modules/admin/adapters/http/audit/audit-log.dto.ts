import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsString, MaxLength } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import {
  AUDIT_GROUPS,
  AUDIT_KINDS,
  type AuditActor,
  type AuditDetail,
  type AuditGroup,
  type AuditKind,
  type AuditLine,
} from '../../../../audit/index.js';

const KINDS = Object.keys(AUDIT_KINDS) as AuditKind[];
const ACTORS = ['user', 'visitor', 'operator', 'server'] as const satisfies AuditActor[];

export class AuditLineDto implements AuditLine {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T16:04:12.000Z' })
  at: Date;

  @ApiProperty({ enum: KINDS, example: 'signed_in' })
  kind: AuditKind;

  @ApiProperty({
    enum: ACTORS,
    example: 'user',
    description: 'Somebody signed in, somebody who is not, an operator from the shell, or the server by itself',
  })
  actor: AuditActor;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  actorId: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'marcus', description: 'Null: no user, or the account is gone' })
  actorName: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Whose account or athlete it is about' })
  subjectId: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'marcus' })
  subjectName: string | null;

  @ApiProperty({ type: String, nullable: true, example: '203.0.113.x', description: 'Network address without its last part' })
  address: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true, example: { operation: 'PUT /api/admin/coaches/:id', id: '412' } })
  detail: AuditDetail;
}

export class AuditPageDto {
  @ApiProperty({ type: [AuditLineDto], description: 'Newest first' })
  lines: AuditLineDto[];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The `before` of the next page; null: this was the last one' })
  next: string | null;
}

export class AuditFilterDto {
  @ApiPropertyOptional({ enum: AUDIT_GROUPS, example: 'sign_ins' })
  @IsIn(AUDIT_GROUPS)
  @MayBeOmitted()
  group?: AuditGroup;

  @ApiPropertyOptional({ maxLength: 60, example: 'marcus', description: 'A username, or the id of an account that may be gone' })
  @MaxLength(60)
  @IsString()
  @MayBeOmitted()
  user?: string;

  @ApiPropertyOptional({ format: 'date-time', example: '2026-11-01T00:00:00.000Z' })
  @IsISO8601({ strict: true })
  @MayBeOmitted()
  from?: string;

  @ApiPropertyOptional({ format: 'date-time', example: '2026-12-01T00:00:00.000Z', description: 'The first moment that is not part of it' })
  @IsISO8601({ strict: true })
  @MayBeOmitted()
  to?: string;
}

export class AuditPageQuery extends AuditFilterDto {
  @ApiPropertyOptional({
    example: '2026-11-18T14:04:00.000Z_01a1fe99-5741-70c6-b15b-dc52f8a68321',
    description: 'The `next` of the page before',
  })
  @IsString()
  @MayBeOmitted()
  before?: string;
}
