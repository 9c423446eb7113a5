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
  const document = SwaggerModule.createDocument(app, config, { autoTagControllers: false });
  document.paths = sorted(document.paths);
  if (document.components?.schemas) document.components.schemas = sorted(document.components.schemas);
  return document;
}

/** By name, so that the document does not change when a controller moves to another module. */
const sorted = <T>(byName: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(byName).sort(([a], [b]) => (a < b ? -1 : 1)));
