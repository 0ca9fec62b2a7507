import { defineConfig, type OxlintConfig } from 'oxlint';

/** Libraries of the outside world, and the one home of each. */
const home = (regex: string, where: string) => ({ regex, message: `It belongs in ${where}.` });
const mongodb = home('^mongodb(/|$)', '*.store.ts and packages/platform');
const nats = home('^@nats-io/', 'packages/platform');
const grpc = home('^(@grpc/|grpc-)', 'packages/platform');
const express = home('^express(/|$)', 'packages/platform and the services that serve HTTP');
const preact = home('^(htm$|htm/|preact)', 'packages/look');
/** The words that rules use are pure: they import each other, and libraries that only compute. */
const impure = home('^(@agence/|node:|\\.\\.)', 'what uses packages/words');

type Rules = NonNullable<OxlintConfig['rules']>;
const without = (...patterns: ReturnType<typeof home>[]): Rules => ({
  'no-restricted-imports': ['error', { patterns }],
});
const atMost = (lines: number): Rules => ({ 'max-lines': ['error', lines] });

/** Of the overrides that name a file, the last decides. */
export default defineConfig({
  plugins: ['typescript', 'oxc', 'import', 'node'],
  categories: { correctness: 'error' },
  rules: {
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-base-to-string': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/restrict-template-expressions': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'node/no-process-env': 'error',
    ...without(mongodb, nats, grpc, express, preact),
    ...atMost(200),
  },
  overrides: [
    { files: ['**/config.ts'], rules: { 'node/no-process-env': 'off' } },
    { files: ['services/{gateway,form,console}/**'], rules: without(mongodb, nats, grpc, preact) },
    {
      files: ['**/*.store{,.int}{,.test}.ts', 'tools/local/**'],
      rules: without(nats, grpc, express, preact),
    },
    { files: ['packages/platform/**'], rules: without(preact) },
    // The yardstick is one program that does all, and its copies of an account are made where they are kept.
    { files: ['test/load/**'], rules: without(nats, grpc, express, preact) },
    { files: ['test/bench/**'], rules: { ...without(nats, grpc, preact), 'node/no-process-env': 'off' } },
    // Loaded before a program, it has nothing but that to know which one.
    { files: ['test/faults/skewed.js'], rules: { 'node/no-process-env': 'off' } },
    { files: ['packages/words/**'], rules: without(mongodb, nats, grpc, express, preact, impure) },
    { files: ['packages/words/**/*.test.ts'], rules: without(mongodb, nats, grpc, express, preact) },
    { files: ['packages/look/**'], rules: without(mongodb, nats, grpc, express) },
    { files: ['**/*.rule.ts'], rules: atMost(60) },
    { files: ['**/*.handler.ts', 'services/gateway/src/routes/**'], rules: atMost(40) },
    { files: ['packages/calls/src/routes/**'], rules: atMost(50) },
    { files: ['services/gateway/src/routes/**/*.test.ts'], rules: atMost(200) },
    { files: ['**/main.ts'], rules: atMost(25) },
    // Lists to be looked up in, not read.
    {
      files: [
        'packages/{reading,orders}/src/lexicons/**',
        'packages/reading/cases/**',
        '**/*.{cases,test-data}.ts',
      ],
      rules: { 'max-lines': 'off' },
    },
  ],
  ignorePatterns: ['proto/gen'],
});
