import { ApiProperty } from '@nestjs/swagger';

export class FieldProblem {
  @ApiProperty({ example: 'email', description: 'Path of the field in the body or query' })
  field: string;

  @ApiProperty({ example: 'isEmail' })
  code: string;

  @ApiProperty({ example: 'Email must be an email address.' })
  message: string;
}

/** RFC 9457 problem document, plus the `message` that the screen shows. */
export class Problem {
  @ApiProperty({ example: 'about:blank' })
  type: string;

  @ApiProperty({ example: 'Not Found' })
  title: string;

  @ApiProperty({ example: 404 })
  status: number;

  @ApiProperty({ example: 'This campaign does not exist.' })
  detail: string;

  @ApiProperty({ example: 'This campaign does not exist.', description: 'What the screen shows' })
  message: string;

  @ApiProperty({ example: 'campaign_not_found', description: 'Stable code' })
  code: string;

  @ApiProperty({ example: '0199c2f0-7c1e-7b3a-9d1f-2a4b6c8d0e1f' })
  requestId: string;

  @ApiProperty({ type: [FieldProblem] })
  errors: FieldProblem[];
}
