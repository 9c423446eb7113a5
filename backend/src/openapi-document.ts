import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The contract of the HTTP API, from the controllers. Operation ids are the names of the client's hooks. */
export function openapiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Recruit')
    .setDescription('The API of Recruit. Errors are problem documents (RFC 9457) with a message for the screen.')
    .setVersion('1')
    .addCookieAuth('recruit.sid')
    .build();
  return SwaggerModule.createDocument(app, config);
}
