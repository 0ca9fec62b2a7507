/**
 * Pure tests end in `.test.ts`, those that explore thousands of cases for seconds in `.long.test.ts`; those that need servers, sockets or
 * threads in `.int.test.ts` (a real MongoDB and NATS wait for them); `test/` drives the whole system over HTTP.
 */
const shared = {
  runtime: '<rootDir>/tools/verify/without-sandbox.js',
  testEnvironment: '<rootDir>/tools/verify/without-sandbox.js',
  transform: {},
  modulePathIgnorePatterns: ['<rootDir>/.agence'],
};

const setup = (name) => ({
  globalSetup: `<rootDir>/packages/testing/src/${name}-setup.ts`,
  globalTeardown: `<rootDir>/packages/testing/src/${name}-teardown.ts`,
});

export default {
  // Two cores may serve several suites at once; a test waits for what it needs by looking, and fails by this bound only.
  testTimeout: 30_000,
  testSequencer: './tools/verify/longest-first.js',
  projects: [
    {
      ...shared,
      displayName: 'pure',
      testMatch: ['<rootDir>/{packages,services,deploy,tools,proto}/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.(int|long)\\.test\\.ts$', '/node_modules/'],
    },
    {
      ...shared,
      ...setup('global'),
      displayName: 'int',
      testMatch: ['<rootDir>/{packages,services,deploy,tools}/**/*.{int,long}.test.ts'],
    },
    {
      ...shared,
      ...setup('system'),
      displayName: 'system',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testEnvironmentOptions: { timeout_ms: 180_000 },
    },
    // Not in `npm test`: `npm run test:faults`, `npm run test:litellm`.
    { ...shared, displayName: 'faults', testMatch: ['<rootDir>/test/**/*.faults.ts'] },
    { ...shared, displayName: 'litellm', testMatch: ['<rootDir>/test/**/*.litellm.ts'] },
  ],
};
