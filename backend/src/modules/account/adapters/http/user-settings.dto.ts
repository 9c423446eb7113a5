import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

import { MayBeOmitted } from '../../../../platform/http/decorators/may-be-omitted.js';

export class UserSettings {
  @ApiProperty({ example: false, description: 'Whether an AI provider may write. Until the athlete chooses, it is off under 18' })
  aiProvider: boolean;

  @ApiProperty({ type: String, nullable: true, example: 'gpt-4.1-mini', description: 'The model of this server; null = there is none' })
  aiModel: string | null;

  @ApiProperty({ example: true, description: 'Whether an email says that a connected account no longer works' })
  lostAccountNotice: boolean;
}

/** What is left out stays as it is. */
export class ChangeUserSettingsRequest {
  @ApiPropertyOptional({ example: true })
  @IsBoolean({ message: 'aiProvider is true or false.' })
  @MayBeOmitted()
  aiProvider?: boolean;

  @ApiPropertyOptional({ example: false })
  @IsBoolean({ message: 'lostAccountNotice is true or false.' })
  @MayBeOmitted()
  lostAccountNotice?: boolean;
}

export class SentFact {
  @ApiProperty({ example: 'GPA' })
  label: string;

  @ApiProperty({ example: '3.7', description: 'A name in double braces that begins with private_ stands for what is not sent' })
  value: string;
}

export class SentToProvider {
  @ApiProperty({ example: 'You write emails for high school football athletes to college coaches.' })
  instructions: string;

  @ApiProperty({ type: [SentFact] })
  facts: SentFact[];

  @ApiProperty({ example: 'My name is Marcus {{private_last_name_1}} and I am a quarterback at {{private_school_1}}.' })
  email: string;
}
