import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Allow, ArrayMaxSize, IsArray, IsString, IsUUID, MaxLength } from 'class-validator';

import { UniqueEntries } from '../../../../../platform/http/decorators/unique-entries.js';
import { MAX_CLIPS } from '../../domain/room-for-clips.js';
import type { FilmLink } from '../../domain/film-link.js';
import type { FilmPlayer } from '../../domain/film-player.js';
import type { LinkAnswer } from '../../domain/link-answer.js';
import type { ClipInput } from '../../domain/read-clip.js';
import { PROFILE_LIMITS } from '../../../fields/domain/profile-limits.js';

const TITLE = { type: String, example: 'Junior season highlights', maxLength: PROFILE_LIMITS.clipTitle };
const URL_FIELD = {
  type: String,
  example: 'https://www.hudl.com/video/3/1234567/5f0a1b2c3d4e5f6a7b8c9d0e',
  maxLength: PROFILE_LIMITS.webAddress,
};

export class FilmPlayerDto implements FilmPlayer {
  @ApiProperty({ enum: ['hudl', 'youtube', 'vimeo'], example: 'youtube' })
  host: FilmPlayer['host'];

  @ApiProperty({ example: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE', description: 'For a sandboxed frame' })
  embedUrl: string;
}

export class FilmLinkDto implements FilmLink {
  @ApiProperty(URL_FIELD)
  url: string;

  @ApiProperty({ example: 'hudl.com' })
  site: string;

  @ApiProperty({ type: FilmPlayerDto, nullable: true, description: 'null: show a link' })
  player: FilmPlayerDto | null;
}

export class FilmClipDto extends FilmLinkDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty(TITLE)
  title: string;
}

export class FilmDto {
  @ApiProperty({ type: FilmLinkDto, nullable: true, description: 'The film link of the profile; it comes first' })
  main: FilmLinkDto | null;

  @ApiProperty({ type: [FilmClipDto], description: "In the athlete's order" })
  clips: FilmClipDto[];
}

/** The values are judged by the clip's own rules, all at once, so nothing but the names is checked here. */
export class AddClipRequest implements ClipInput {
  @Allow()
  @ApiProperty(TITLE)
  title?: unknown;

  @Allow()
  @ApiProperty(URL_FIELD)
  url?: unknown;
}

export class ChangeClipRequest implements ClipInput {
  @Allow()
  @ApiPropertyOptional(TITLE)
  title?: unknown;

  @Allow()
  @ApiPropertyOptional(URL_FIELD)
  url?: unknown;
}

export class ClipOrderRequest {
  @IsArray()
  @ArrayMaxSize(MAX_CLIPS)
  @UniqueEntries()
  @IsUUID('all', { each: true })
  @ApiProperty({
    example: ['01a1fe99-5741-70c6-b15b-dc52f8a68321'],
    type: [String],
    format: 'uuid',
    description: 'All clips, each once, in the order wanted',
  })
  ids: string[];
}

export class CheckLinkRequest {
  @IsString()
  @MaxLength(PROFILE_LIMITS.webAddress)
  @ApiProperty(URL_FIELD)
  url: string;
}

export class LinkAnswerDto implements LinkAnswer {
  @ApiProperty({ enum: ['ok', 'not_found', 'unreachable', 'refused'], example: 'ok' })
  answer: LinkAnswer['answer'];

  @ApiProperty({ example: 'The link answers. Whether the film itself is public, only its page can tell.' })
  message: string;
}
