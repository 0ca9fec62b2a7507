/** Pure tests end in `.test.ts`, those that need a real MongoDB and NATS in `.int.test.ts`; `test/` drives the whole system over HTTP. */
const shared = {
  extensionsToTreatAsEsm: ['.ts'],
  testEnvironment: 'node',
  transform: { '\\.ts$': '<rootDir>/deploy/verify/strip-types.js' },
  modulePathIgnorePatterns: ['<rootDir>/.agence'],
};

const servers = {
  globalSetup: '<rootDir>/packages/testing/src/global-setup.ts',
  globalTeardown: '<rootDir>/packages/testing/src/global-teardown.ts',
};

export default {
  projects: [
    {
      ...shared,
      displayName: 'pure',
      testMatch: ['<rootDir>/{packages,services,deploy,proto}/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.int\\.test\\.ts$', '/node_modules/'],
    },
    {
      ...shared,
      ...servers,
      displayName: 'int',
      testMatch: ['<rootDir>/{packages,services,deploy}/**/*.int.test.ts'],
    },
    { ...shared, ...servers, displayName: 'system', testMatch: ['<rootDir>/test/**/*.test.ts'] },
  ],
};
