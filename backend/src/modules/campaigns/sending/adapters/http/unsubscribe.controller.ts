import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { Public } from '../../../../../platform/http/decorators/public.js';
import { OptOuts } from '../../resources/opt-outs.resource.js';
import { unsubscribePage } from './unsubscribe-page.js';

const TOKEN = /^[\w-]{10,64}$/;
const page = (description: string) => ({ description, content: { 'text/html': { schema: { type: 'string' as const } } } });

/**
 * One-click unsubscribe (RFC 8058). GET changes nothing, because mail scanners open links; POST comes from mail programs
 * without cookies, or from the button of the page.
 */
@ApiTags('campaigns')
@Public()
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(private readonly optOuts: OptOuts) {}

  @Get(':token')
  @ApiOperation({ operationId: 'showUnsubscribe', summary: 'Ask a coach whether to unsubscribe' })
  @ApiOkResponse(page('A page with a button'))
  @ApiNotFoundResponse(page('No email has this link'))
  async show(@Param('token') token: string, @Res() response: Response): Promise<void> {
    send(response, TOKEN.test(token) ? await this.optOuts.isOptedOut(token) : null);
  }

  @Post(':token')
  @HttpCode(200)
  @ApiOperation({ operationId: 'unsubscribe', summary: 'A coach wants no more email from this server' })
  @ApiOkResponse(page('The coach is unsubscribed'))
  @ApiNotFoundResponse(page('No email has this link'))
  async unsubscribe(@Param('token') token: string, @Res() response: Response): Promise<void> {
    send(response, TOKEN.test(token) ? await this.optOuts.add(token) : null);
  }
}

function send(response: Response, optedOut: boolean | null): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response
    .status(optedOut === null ? 404 : 200)
    .type('html')
    .send(unsubscribePage(optedOut));
}
