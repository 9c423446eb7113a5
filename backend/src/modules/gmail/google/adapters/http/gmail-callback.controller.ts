import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { Public } from '../../../../../platform/http/decorators/public.js';
import { FinishGmailConnect } from '../../application/finish-gmail-connect.use-case.js';
import { callbackPage } from './callback-page.js';
import { CALLBACK_SCRIPT } from './callback-script.js';

const HOUR_S = 3600;

/** One text, whatever the query string holds twice or not at all. */
const one = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Where Google sends the browser back to. Public, so that a person without a session gets a page that says what to do. */
@ApiTags('gmail')
@Controller('gmail')
@Public()
export class GmailCallbackController {
  constructor(private readonly finishing: FinishGmailConnect) {}

  @Get('callback')
  @ApiOperation({ operationId: 'finishGmailConnect', summary: 'The browser comes back from Google; answers a page' })
  @ApiQuery({ name: 'state', required: false, type: String, example: 'pTq…' })
  @ApiQuery({ name: 'code', required: false, type: String, example: '4/0A…' })
  @ApiQuery({ name: 'error', required: false, type: String, example: 'access_denied' })
  @ApiOkResponse({ description: 'A page for the person', content: { 'text/html': { schema: { type: 'string' } } } })
  async callback(@Query() query: Record<string, unknown>, @Req() { sessionID }: Request, @Res() response: Response): Promise<void> {
    const given = { state: one(query['state']), code: one(query['code']), error: one(query['error']) };
    const outcome = await this.finishing.run(given, sessionID);
    // The address holds the code: neither a cache nor the next site may learn it.
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (outcome.kind === 'connected' && outcome.sameTab) return response.redirect(303, '/profile');
    response.type('html').send(callbackPage(outcome));
  }

  @Get('callback.js')
  @ApiExcludeEndpoint()
  script(@Res() response: Response): void {
    response.setHeader('Cache-Control', `public, max-age=${HOUR_S}`);
    response.type('text/javascript').send(CALLBACK_SCRIPT);
  }
}
