import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

import type { AttachedFile, Attachments } from '../../resources/campaign-files.resource.js';

export class AttachedFileDto implements AttachedFile {
  @ApiProperty({ format: 'uuid', example: '0199c2f0-7c1e-7b3a-9d1f-2a4b6c8d0e1f' })
  id: string;

  @ApiProperty({ example: 'Transcript.pdf' })
  name: string;

  @ApiProperty({ example: 'application/pdf' })
  contentType: string;

  @ApiProperty({ example: 183_204, description: 'Bytes' })
  size: number;

  @ApiProperty({ example: true, description: 'false: deleted after the campaign was done' })
  isKept: boolean;
}

export class AttachmentsDto implements Attachments {
  @ApiProperty({ type: [AttachedFileDto] })
  files: AttachedFileDto[];

  @ApiProperty({ example: true, description: 'The one-page profile goes along, made when an email leaves' })
  attachesProfile: boolean;

  @ApiProperty({ example: 4, description: 'Of the campaign: it counts each change' })
  campaignRevision: number;
}

export class AttachProfileRequest {
  @ApiProperty({ example: true })
  @IsBoolean({ message: 'attach is true or false.' })
  attach: boolean;
}
