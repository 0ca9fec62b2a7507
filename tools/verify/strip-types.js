import { stripTypeScriptTypes } from 'node:module';

/** Jest transform: the same type stripping that Node applies when it runs the services. */
export default {
  process: (source) => ({ code: stripTypeScriptTypes(source, { mode: 'strip' }) }),
};
