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
  const resolved = ({ $ref, ...schema }: Schema, name: string): [Schema, string] => {
    const target = $ref?.split('/').pop();
    return target === undefined ? [schema, name] : [components.schemas[target] ?? {}, target];
  };
  const walk = (given: Schema, givenName: string): void => {
    const [schema, name] = resolved(given, givenName);
    for (const part of partsOf(schema)) walk(part, name);
    for (const [field, value] of Object.entries(schema.properties ?? {})) walk(value, `${name}.${field}`);
    if (isFreeText(schema)) found.set(name, schema.maxLength);
  };
  const operations = Object.entries(paths).flatMap(([route, methods]) => (route.startsWith('/api/admin/') ? [] : Object.values(methods)));
  for (const { requestBody } of operations) {
    for (const { schema } of Object.values(requestBody?.content ?? {})) walk(schema, '');
  }
  return [...found].map(([name, maxLength]) => ({ name, maxLength }));
}

function partsOf({ allOf = [], items }: Schema): Schema[] {
  return items ? [...allOf, items] : allOf;
}

function isFreeText({ type, enum: choices, format }: Schema): boolean {
  return type === 'string' && !choices && (format === undefined || format === 'email');
}
