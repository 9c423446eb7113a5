import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { Public } from '../../../../../platform/http/decorators/public.js';
import { Writes } from '../../../../../platform/http/decorators/writes.js';
import { answerCallback, answerCallbackScript, oneText } from '../../../gateways/adapters/http/index.js';
import { FinishGmailConnect } from '../../application/finish-gmail-connect.use-case.js';
import { gmailCallbackWords } from './gmail-callback-words.js';

/** The redirect URI for Google. Public, so that a person without a session gets a page with the next step. */
@ApiTags('gmail')
@Controller('gmail')
@Public()
export class GmailCallbackController {
  constructor(private readonly finishing: FinishGmailConnect) {}

  @Writes()
  @Get('callback')
  @ApiOperation({ operationId: 'finishGmailConnect', summary: 'The browser comes back from Google; answers a page' })
  @ApiQuery({ name: 'state', required: false, type: String, example: 'pTq…' })
  @ApiQuery({ name: 'code', required: false, type: String, example: '4/0A…' })
  @ApiQuery({ name: 'error', required: false, type: String, example: 'access_denied' })
  @ApiOkResponse({ description: 'A page for the person', content: { 'text/html': { schema: { type: 'string' } } } })
  async callback(@Query() query: Record<string, unknown>, @Req() { sessionID }: Request, @Res() response: Response): Promise<void> {
    const given = { state: oneText(query['state']), code: oneText(query['code']), error: oneText(query['error']) };
    const outcome = await this.finishing.run(given, sessionID);
    answerCallback(response, gmailCallbackWords(outcome), '/profile');
  }

  @Get('callback.js')
  @ApiExcludeEndpoint()
  script(@Res() response: Response): void {
    answerCallbackScript(response, 'recruit-gmail');
  }
}
