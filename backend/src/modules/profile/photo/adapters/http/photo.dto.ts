import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

import { PROFILE_LIMITS } from '../../../fields/domain/profile-limits.js';

const UPLOAD = 'https://recruit.example/api/uploads/0190f3c0-0000-7000-8000-000000000001';

export class PhotoUpload {
  @ApiProperty({
    example: `${UPLOAD}?expires=1795273200000&max=5242880&signature=x0yB`,
    description: 'PUT one image of at most 5,242,880 bytes there, within ten minutes',
  })
  uploadURL: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { 'x-goog-content-length-range': '1,5242880' },
    description: 'Headers to send with the PUT; empty unless the storage asks for some',
  })
  headers: Record<string, string>;
}

export class SetPhotoRequest {
  @IsString({ message: 'Say the address of the upload.' })
  @MaxLength(PROFILE_LIMITS.uploadAddress, { message: 'This address is too long to be one of an upload.' })
  @ApiProperty({ example: UPLOAD, maxLength: PROFILE_LIMITS.uploadAddress, description: 'The uploadURL, with or without its query' })
  profileImageUrl: string;
}
