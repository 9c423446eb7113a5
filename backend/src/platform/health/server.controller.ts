import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';

import { ReadSource } from '../database/reads/read-source.js';
import { ForEverybody } from '../http/decorators/for-roles.js';
import { InDocument } from '../http/decorators/in-document.js';
import { ApiProblem } from '../http/decorators/api-problem.js';
import { APP_VERSION } from '../version/app-version.js';

export class Server {
  @ApiProperty({ example: false, description: 'Whether the database was filled with invented people' })
  demo: boolean;

  @ApiProperty({ example: '0.2.0', description: 'The version of the running code' })
  version: string;
}

@ApiTags('server')
@ForEverybody()
@Controller('server')
export class ServerController {
  constructor(private readonly source: ReadSource) {}

  /** The data decides, not the DEMO switch: demo data stays demo data when it is opened without it. */
  @InDocument('every')
  @Get()
  @ApiOperation({ operationId: 'getServer', summary: 'What a signed-in person should know about this server' })
  @ApiOkResponse({ type: Server })
  @ApiProblem(401)
  async show(): Promise<Server> {
    const rows = await this.source.query<unknown[]>(`select 1 from app_state where key = 'demo'`);
    return { demo: rows.length > 0, version: APP_VERSION };
  }
}
