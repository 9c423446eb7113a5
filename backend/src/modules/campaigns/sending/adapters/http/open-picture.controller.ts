import { Controller, Get, Header, Param, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { Public } from '../../../../../platform/http/decorators/public.js';
import { Log } from '../../../../../platform/logging/log.js';
import { NoteOpen } from '../../application/note-open.use-case.js';

/** One transparent point. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const TOKEN = /^[\w-]{10,64}$/;

@ApiTags('campaigns')
@Controller('t/o')
export class OpenPictureController {
  constructor(
    private readonly opens: NoteOpen,
    private readonly log: Log,
  ) {}

  /** Returns the same response for every token and after every error, so that it reveals nothing. */
  @Public()
  @Get(':token.gif')
  @Header('Cache-Control', 'no-store, max-age=0')
  @Header('Cross-Origin-Resource-Policy', 'cross-origin')
  @ApiOperation({ operationId: 'openPicture', summary: 'The picture in an email that tells when it is opened' })
  @ApiParam({ name: 'token', type: String })
  @ApiProduces('image/gif')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async picture(@Param('token') token: string, @Req() request: Request): Promise<StreamableFile> {
    await this.note(token, request).catch((error: unknown) =>
      this.log.warn({ err: (error as Error).message }, 'an open could not be noted'),
    );
    return new StreamableFile(GIF, { type: 'image/gif' });
  }

  private async note(token: string, request: Request): Promise<void> {
    if (!TOKEN.test(token)) return;
    await this.opens.run(token, {
      method: request.method,
      userAgent: request.get('user-agent') ?? '',
      isPrefetch: ['sec-purpose', 'purpose', 'x-moz'].some((name) => request.get(name)?.includes('prefetch')),
      isOwn: request.headers.cookie?.includes('recruit.sid=') ?? false,
    });
  }
}
