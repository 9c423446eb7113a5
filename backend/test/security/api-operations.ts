import type { OpenAPIObject } from '@nestjs/swagger';

export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  example?: unknown;
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** One operation of the API document, with its references followed. */
export interface ApiOperation {
  /** For example "POST /api/login", as in the table of routes. */
  route: string;
  method: string;
  path: string;
  queries: string[];
  /** Schema of the JSON body or of the form; undefined when it takes none. */
  body?: Schema;
  isForm: boolean;
}

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Every operation of the document. */
export function apiOperations(document: OpenAPIObject): ApiOperation[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>)
      .filter(([key]) => METHODS.has(key))
      .map(([key, operation]) => toOperation(document, key.toUpperCase(), path, operation)),
  );
}

function toOperation(document: OpenAPIObject, method: string, path: string, operation: Operation): ApiOperation {
  const content = operation.requestBody?.content ?? {};
  const [media] = Object.values(content);
  return {
    route: `${method} ${path}`,
    method,
    path,
    queries: (operation.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name),
    body: media && withoutReferences(document, media.schema),
    isForm: 'multipart/form-data' in content,
  };
}

/** The schema with every reference and `allOf` written out. Request bodies are not recursive. */
function withoutReferences(document: OpenAPIObject, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const referred: Schema = name === undefined ? {} : (document.components?.schemas?.[name] as Schema);
  const { $ref: _, allOf = [], ...merged } = { ...referred, ...schema };
  const whole: Schema = Object.assign(merged, ...allOf.map((one) => withoutReferences(document, one)));
  const properties = Object.entries(whole.properties ?? {});
  return {
    ...whole,
    ...(whole.items && { items: withoutReferences(document, whole.items) }),
    ...(whole.properties && {
      properties: Object.fromEntries(properties.map(([key, one]) => [key, withoutReferences(document, one)])),
    }),
  };
}
