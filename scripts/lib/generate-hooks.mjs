// Run with a frontend folder as the current one: writes every file that its openapi-codegen.ts names, and the types that they share.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { generateEndpoints, parseConfig } from '@rtk-query/codegen-openapi';
import { transform } from '@swc/core';
import { format, resolveConfig } from 'prettier';
import { profileForms } from './profile-forms.mjs';
import { shareTypes } from './share-types.mjs';

/** Every shape of the API, written once; the web app imports it from `@/shared/api`. */
const typesFile = resolve('src/shared/api/api-types.gen.ts');

/** How each field of the profile is asked for. */
const formsFile = 'src/entities/athlete/model/profile-field-forms.gen.ts';

/** The generator's own command takes a TypeScript configuration only with a loader that we do not otherwise need. */
async function readSettings(file) {
  const { code } = await transform(await readFile(file, 'utf8'), {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
    module: { type: 'es6' },
  });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;
}

const written = new Map();
for (const settings of parseConfig(await readSettings('openapi-codegen.ts'))) {
  const file = resolve(settings.outputFile);
  await mkdir(dirname(file), { recursive: true });
  await generateEndpoints(settings);
  written.set(file, await readFile(file, 'utf8'));
}
const document = JSON.parse(await readFile(resolve('../backend/openapi.json'), 'utf8'));
await mkdir(dirname(resolve(formsFile)), { recursive: true });
for (const [file, text] of [...shareTypes(written, typesFile), [resolve(formsFile), profileForms(document)]]) {
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), parser: 'typescript' }));
}
