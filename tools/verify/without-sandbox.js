import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
const HANDLERS = Symbol.for('EVENT_HANDLERS');
const GLOBALS = 'agence:jest-globals';

/** A helper is loaded once for many test files: what it imports always stands for the running file's. */
const exported = (name) => `export const ${name} = new Proxy(() => {}, {
  apply: (_, self, given) => globalThis['${GLOBALS}'].${name}(...given),
  get: (_, key) => globalThis['${GLOBALS}'].${name}[key],
});`;
const names = 'afterAll afterEach beforeAll beforeEach describe expect it jest test'.split(' ');
const source = names.map(exported).join('\n');

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === GLOBALS ? { format: 'module', source, shortCircuit: true } : next(url, context),
});

/**
 * Jest's environment and its loader of modules in one. Jest's own evaluate each module again for each test file, in a
 * realm of its own; here Node loads it once for all files of a worker, as it does for the services.
 */
export default class WithoutSandbox {
  global = globalThis;
  requireModule = require;

  /** The configuration of the project, which an environment gets inside another object. */
  constructor(given) {
    const { globals, testEnvironmentOptions } = given.projectConfig ?? given;
    Object.assign(globalThis, globals);
    globalThis[TIMEOUT] = testEnvironmentOptions.timeout_ms;
    delete globalThis[HANDLERS];
  }

  /** This module holds the tests of a file: each file gets a new one. */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }
  setGlobalsForRuntime(given) {
    const setTimeout = (timeout_ms) => {
      globalThis[TIMEOUT] = timeout_ms;
    };
    globalThis[GLOBALS] = { ...given, jest: { setTimeout } };
  }
  unstable_shouldLoadAsEsm = () => true;
  unstable_importModule = (path) => import(pathToFileURL(path).href);
  getVmContext() {}
  setup() {}
  enterTestCode() {}
  leaveTestCode() {}
  getSourceMaps = () => new Map();
  getAllCoverageInfoCopy() {}
  teardown() {}
}
