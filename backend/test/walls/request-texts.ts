import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  format?: string;
  maxLength?: number;
  items?: Schema;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
}

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
}

export interface RequestText {
  /** Of the schema and the field. */
  name: string;
  maxLength: number | undefined;
}

const CONTRACT = path.join(import.meta.dirname, '../../openapi.json');

/** Every free text in the bodies of the routes that are no admin's, as the contract describes it. */
export function requestTexts(): RequestText[] {
  const { paths, components } = JSON.parse(readFileSync(CONTRACT, 'utf8')) as Document;
  const found = new Map<string, number | undefined>();
  const walk = (schema: Schema, name: string): void => {
    const { $ref, allOf = [], items, properties = {}, type, enum: choices, format, maxLength } = schema;
    const target = $ref?.split('/').pop();
    if (target !== undefined) return walk(components.schemas[target] ?? {}, target);
    for (const part of allOf) walk(part, name);
    if (items) walk(items, name);
    for (const [field, value] of Object.entries(properties)) walk(value, `${name}.${field}`);
    if (type === 'string' && !choices && (format === undefined || format === 'email')) found.set(name, maxLength);
  };
  const operations = Object.entries(paths).flatMap(([route, methods]) => (route.startsWith('/api/admin/') ? [] : Object.values(methods)));
  for (const { requestBody } of operations) {
    for (const { schema } of Object.values(requestBody?.content ?? {})) walk(schema, '');
  }
  return [...found].map(([name, maxLength]) => ({ name, maxLength }));
}
