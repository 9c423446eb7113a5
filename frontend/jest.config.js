const transform = {
  '^.+\\.(ts|tsx|js|mjs)$': [
    '<rootDir>/../scripts/lib/jest-compiler.mjs',
    {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic' },
          // react-router asks for import.meta.hot, which CommonJS does not have.
          optimizer: { globals: { vars: { 'import.meta.hot': 'undefined' } } },
        },
        target: 'es2023',
      },
      module: { type: 'commonjs' },
      // Beside the program, where Jest keeps it: inside it would be read again for each file of tests.
      sourceMaps: true,
    },
  ],
};

/** ESM-only packages that Jest has to turn into CommonJS; a missing one fails loudly at import. */
const esmPackages = 'react-router|@remix-run|cookie-es|d3-[a-z]+|internmap|flatqueue';

export default {
  displayName: 'frontend',
  rootDir: import.meta.dirname,
  // A busy machine is slow, which is no fault of the code.
  testTimeout: 120_000,
  testEnvironment: '<rootDir>/test/support/jsdom-quick.js',
  testSequencer: '<rootDir>/../scripts/lib/measured-first.mjs',
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}', '<rootDir>/test/**/*.spec.js'],
  setupFiles: ['<rootDir>/test/support/no-owner-stacks.js'],
  setupFilesAfterEnv: ['<rootDir>/src/shared/testing/setup.ts', '<rootDir>/test/support/second-try.js'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/shared/testing/empty-module.js',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages})/)`],
};
