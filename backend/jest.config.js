import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';

/** `npm test` sets PGBOUNCER_PATH, to nothing when there is none; a run by hand takes Debian's. Without it that test is not collected. */
process.env.PGBOUNCER_PATH ??= existsSync('/usr/sbin/pgbouncer') ? '/usr/sbin/pgbouncer' : '';

const transform = {
  '^.+\\.(ts|js)$': [
    '<rootDir>/../scripts/lib/jest-compiler.mjs',
    {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
        target: 'es2023',
        keepClassNames: true,
      },
      module: { type: 'commonjs' },
      // Beside the program, where Jest keeps it: inside it would be read again for each file of tests.
      sourceMaps: true,
    },
  ],
};

/** ESM-only packages that Jest has to turn into CommonJS; a missing one fails loudly at import. */
const esmPackages =
  'gaxios|teeny-request|node-fetch|fetch-blob|data-uri-to-buffer|formdata-polyfill|@nestjs|pg-boss|serialize-error|non-error|rrule-temporal|temporal-polyfill|temporal-spec|uuid|age-encryption|@noble|@scure|postal-mime|htmlparser2|dom-serializer|domelementtype|domhandler|domutils|entities|p-limit|yocto-queue';

const shared = {
  // Jest keeps what it compiled for each id apart; the three tiers of a checkout load the same modules, and compile them alike.
  id: createHash('sha1')
    .update(import.meta.dirname)
    .digest('hex'),
  testEnvironment: 'node',
  rootDir: import.meta.dirname,
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${esmPackages})/)`],
};

/** Where a test meets processes and sockets that a busy machine delays. */
const outside = {
  ...shared,
  setupFilesAfterEnv: ['<rootDir>/test/support/second-try.ts'],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
};

/** Three tiers: rules alone, adapters on a real PostgreSQL, the real server over HTTP. */
export default {
  // A busy machine is slow, which is no fault of the code.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/../scripts/lib/measured-first.mjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/{walls,growth,deployment}/*.spec.ts'],
      testPathIgnorePatterns: ['\\.medium\\.spec\\.ts$'],
    },
    {
      ...outside,
      displayName: 'medium',
      testMatch: ['<rootDir>/src/**/*.medium.spec.ts'],
    },
    {
      ...outside,
      displayName: 'api',
      testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
      testPathIgnorePatterns: process.env.PGBOUNCER_PATH === '' ? ['pgbouncer\\.e2e-spec'] : [],
    },
  ],
};
