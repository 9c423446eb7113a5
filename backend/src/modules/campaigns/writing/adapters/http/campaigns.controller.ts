import { Body, Controller, Get, Param, Post, Put, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { InDocument } from '../../../../../platform/http/decorators/in-document.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { streamJsonList } from '../../../../../platform/http/answers/stream-json-list.js';
import { InvalidInput } from '../../../../../platform/http/input/validation.pipe.js';
import { ManageDrafts } from '../../application/manage-drafts.use-case.js';
import { CampaignQueries, type FirstCampaigns } from '../../queries/campaigns.query.js';
import { CampaignNotFound } from '../../domain/campaign-errors.js';
import { Campaign, FirstCampaignsDto } from './campaign.dto.js';
import { CreateCampaignRequest, UpdateCampaignRequest } from './campaign.requests.js';
import { OwnCampaignGuard } from './own-campaign.guard.js';

@ApiTags('campaigns')
@ApiProblem(401)
@Controller('user/campaigns')
export class CampaignsController {
  constructor(
    private readonly queries: CampaignQueries,
    private readonly drafts: ManageDrafts,
  ) {}

  @Get()
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({ operationId: 'getCampaigns', summary: 'The athlete’s campaigns, newest first' })
  @ApiOkResponse({ type: [Campaign] })
  @ApiProblem(429)
  list(@CurrentUser() user: SessionUser, @Res() response: Response): Promise<void> {
    return streamJsonList(response, this.queries.list(user.id));
  }

  @InDocument('/campaigns')
  @Get('first')
  @ApiOperation({ operationId: 'getFirstCampaigns', summary: 'The newest campaigns, and whether these are all' })
  @ApiOkResponse({ type: FirstCampaignsDto })
  first(@CurrentUser() user: SessionUser): Promise<FirstCampaigns> {
    return this.queries.first(user.id);
  }

  @Post()
  @ApiOperation({
    operationId: 'createCampaign',
    summary: 'Create a draft',
    description: 'With the id of a draft that is stored already nothing is changed, and the stored one is answered.',
  })
  @ApiCreatedResponse({ type: Campaign })
  @ApiProblem(400, 404, 409)
  async create(@CurrentUser() user: SessionUser, @Body() body: CreateCampaignRequest): Promise<Campaign> {
    const { id, name, subject, template, trackOpens } = body;
    const text = { name, subject, template, trackOpens };
    return this.show(user, await (id === undefined ? this.drafts.create(user.id, text) : this.drafts.createOnce(user.id, id, text)));
  }

  @Put(':id')
  @UseGuards(OwnCampaignGuard)
  @ApiOperation({
    operationId: 'updateCampaign',
    summary: 'Change a draft',
    description: 'With a revision that is not the stored one nothing is changed: 409 text_changed, and `present` is the stored text.',
  })
  @ApiOkResponse({ type: Campaign })
  @ApiProblem(400, 404, 409)
  async update(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: UpdateCampaignRequest): Promise<Campaign> {
    if (body.id !== undefined && body.id !== id) {
      throw new InvalidInput([{ field: 'id', code: 'mismatch', message: 'The id of the body is not that of the path.' }]);
    }
    const { name, subject, template, trackOpens } = body;
    await this.drafts.change(user.id, id, { name, subject, template, trackOpens }, body.revision);
    return this.show(user, id);
  }

  private async show(user: SessionUser, id: string): Promise<Campaign> {
    const campaign = await this.queries.one(user.id, id);
    if (!campaign) throw new CampaignNotFound();
    return campaign;
  }
}
