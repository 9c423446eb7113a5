import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { Public } from '../../../../platform/http/decorators/public.js';
import { receiptText } from '../../domain/receipt-text.js';
import { ReceiptQuery } from '../../queries/receipt.query.js';
import { ReceiptDto } from './delete-account.dto.js';

const ApiToken = () => ApiParam({ name: 'token', schema: { type: 'string' }, example: 'q7Yw0Zc1m3K9t5Rb2LxV8nH4aJ6sD0eF' });

/** For people who deleted their account and cannot sign in any more. */
@ApiTags('privacy')
@Controller('account-receipts/:token')
@Public()
export class ReceiptsController {
  constructor(
    private readonly receipts: ReceiptQuery,
    private readonly config: AppConfig,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'getReceipt', summary: 'How far a deletion is; for 24 hours' })
  @ApiToken()
  @ApiOkResponse({ type: ReceiptDto })
  @ApiProblem(404)
  look(@Param('token') token: string): Promise<ReceiptDto> {
    return this.receipts.byToken(token);
  }

  @Get('receipt.txt')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'getReceiptFile', summary: 'The same as a text file' })
  @ApiToken()
  @ApiOkResponse({ content: { 'text/plain': { schema: { type: 'string' } } } })
  @ApiProblem(404)
  async file(@Param('token') token: string): Promise<StreamableFile> {
    const { dir, keep } = this.config.backups;
    const text = receiptText(await this.receipts.byToken(token), { isDaily: dir !== undefined, keep });
    const disposition = 'attachment; filename="recruit-receipt.txt"';
    return new StreamableFile(Buffer.from(text), { type: 'text/plain; charset=utf-8', disposition });
  }
}
