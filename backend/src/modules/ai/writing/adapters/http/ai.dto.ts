import { ApiProperty } from '@nestjs/swagger';

import type { AnswerNotes } from '../../application/answer-notes.js';
import type { DraftedEmail } from '../../application/draft-email.use-case.js';
import type { ImprovedEmail } from '../../application/improve-email.use-case.js';
import type { WriterName } from '../../application/ports/text-model.js';
import type { Allowance } from '../../application/ports/token-allowance.js';
import type { SuggestedSubjectLines } from '../../application/suggest-subject-lines.use-case.js';
import type { Flag } from '../../../facts/domain/claims/flag.js';

export class Writer implements WriterName {
  @ApiProperty({ enum: ['built-in', 'model'] })
  kind: WriterName['kind'];

  @ApiProperty({ example: 'built-in writer', description: 'Or the name of the model' })
  name: string;
}

export class UsedFact {
  @ApiProperty({ example: 'GPA' })
  label: string;

  @ApiProperty({ example: '3.7' })
  value: string;

  @ApiProperty({ enum: ['profile', 'games', 'school'] })
  source: 'profile' | 'games' | 'school';
}

export class TextFlag implements Flag {
  @ApiProperty({ example: '4.2' })
  text: string;

  @ApiProperty({ example: 118, description: 'Offset in the text, in UTF-16 units; subject lines count as one text of lines' })
  start: number;

  @ApiProperty({ example: 121 })
  end: number;

  @ApiProperty({ example: 'Your profile does not say “4.2”.' })
  reason: string;
}

export class AiAllowance implements Allowance {
  @ApiProperty({ example: 1_840 })
  usedTokens: number;

  @ApiProperty({ example: 100_000 })
  limitTokens: number;

  @ApiProperty({ type: String, format: 'date-time' })
  resetsAt: Date;
}

export class AiAnswer implements AnswerNotes {
  @ApiProperty({ type: Writer })
  writer: Writer;

  @ApiProperty({ type: [UsedFact], description: 'The facts that the text states' })
  factsUsed: UsedFact[];

  @ApiProperty({ type: [TextFlag], description: 'Numbers and names that no fact stands behind, in the order of the text' })
  flags: TextFlag[];

  @ApiProperty({ type: [String], example: ['It already sounds formal. Nothing was changed.'] })
  remarks: string[];

  @ApiProperty({ type: AiAllowance })
  allowance: AiAllowance;
}

export class GeneratedEmail extends AiAnswer implements DraftedEmail {
  @ApiProperty({ example: 'Coach {{coach_last_name|and staff}},\n\nMy name is Marcus Lee …' })
  emailContent: string;
}

export class ImprovedEmailDto extends AiAnswer implements ImprovedEmail {
  @ApiProperty({ example: 'Coach {{coach_last_name}}, I want to play for you.' })
  improvedEmail: string;
}

export class SubjectLines extends AiAnswer implements SuggestedSubjectLines {
  @ApiProperty({ type: [String], example: ['2027 QB from Austin, TX'] })
  subjectLines: string[];
}
