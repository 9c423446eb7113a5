import { Body, Controller, HttpCode, HttpStatus, Post, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import { ReadStaffPage } from '../../application/read-staff-page.use-case.js';
import { ReadStaffPageRequest, StaffPageDto } from './staff-page.dto.js';

@ApiTags('contacts')
@Controller('user/contacts')
export class StaffPagesController {
  constructor(private readonly reading: ReadStaffPage) {}

  @Post('read-staff-page')
  @HttpCode(HttpStatus.OK)
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({ operationId: 'readStaffPage', summary: 'Reads the coaches on a staff page that you copied; stores nothing' })
  @ApiOkResponse({ type: StaffPageDto })
  @ApiProblem(400, 401, 413, 429, 503)
  async read(@Body() { html = '', text = '' }: ReadStaffPageRequest): Promise<StaffPageDto> {
    return { people: await this.reading.run({ html, text }) };
  }
}
