import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { Public } from '../../../../../platform/http/decorators/public.js';
import { Writes } from '../../../../../platform/http/decorators/writes.js';
import { answerCallback, answerCallbackScript, oneText, type CallbackWords } from '../../../gateways/adapters/http/index.js';
import { FinishMicrosoftConnect, type MicrosoftOutcome } from '../../application/finish-microsoft-connect.use-case.js';

const TITLES = { imap: 'Recruit could not sign in to read', smtp: 'Recruit could not sign in to send' };

/** The redirect URI for Microsoft. Public, so that a person without a session gets a page with the next step. */
@ApiTags('mailbox')
@Controller('mailbox/microsoft')
@Public()
export class MicrosoftCallbackController {
  constructor(private readonly finishing: FinishMicrosoftConnect) {}

  @Writes()
  @Get('callback')
  @ApiOperation({ operationId: 'finishMicrosoftConnect', summary: 'The browser comes back from Microsoft; answers a page' })
  @ApiQuery({ name: 'state', required: false, type: String, example: 'pTq…' })
  @ApiQuery({ name: 'code', required: false, type: String, example: '0.AX…' })
  @ApiQuery({ name: 'error', required: false, type: String, example: 'access_denied' })
  @ApiOkResponse({ description: 'A page for the person', content: { 'text/html': { schema: { type: 'string' } } } })
  async callback(@Query() query: Record<string, unknown>, @Req() { sessionID }: Request, @Res() response: Response): Promise<void> {
    const given = { state: oneText(query['state']), code: oneText(query['code']), error: oneText(query['error']) };
    answerCallback(response, wordsOf(await this.finishing.run(given, sessionID)), '/profile#mailbox');
  }

  @Get('callback.js')
  @ApiExcludeEndpoint()
  script(@Res() response: Response): void {
    answerCallbackScript(response, 'recruit-microsoft');
  }
}

function wordsOf(outcome: MicrosoftOutcome): CallbackWords {
  const page = { sameTab: outcome.sameTab, script: '/api/mailbox/microsoft/callback.js' };
  if (outcome.kind === 'connected') {
    const message = `Your emails to coaches are sent from ${outcome.address}.`;
    return { ...page, title: 'Your mailbox is connected', message, outcome: 'connected' };
  }
  const { code, part, message } = outcome;
  const title = part === null ? 'Your mailbox was not connected' : TITLES[part];
  return { ...page, title, message: part === null ? message : `${message} Nothing was saved.`, outcome: code, part: part ?? '' };
}
