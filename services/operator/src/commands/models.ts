import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '../answer.ts';
import { typedIn } from '../config.ts';
import type { Verbs } from '../verb.ts';

/** A call may take three minutes. */
const LONG = { deadline_ms: 200_000 };

/** AI models, as real calls show them. */
export const MODELS: Verbs = {
  'models try [model]': {
    describe: 'ask models one question, one reading and one preparation, and say what is odd in the answers',
    about: {
      '[model]': 'provider:model; else every configured model',
      '--record <dir>': 'keep each request and reply there, without keys',
    },
    warns: ({ args: [model = 'every configured model'] }) => `make three paid calls to ${model}`,
    run: async ({ measurement }, { args: [model], maybe }) => {
      const { tried, configured } = await measurement.tryModels({ model }, LONG);
      if (tried.length === 0)
        throw new Refused(`"${model}" is not configured: known are ${configured.join(', ')}`);
      const folder = maybe('record');
      if (folder !== undefined) mkdirSync(typedIn(folder), { recursive: true });
      return tried.map(({ exchange, ...shown }) => {
        if (folder !== undefined && exchange !== undefined) {
          const file = `${shown.model.replace(/[^\w.-]+/g, '-')}.${shown.step}.json`;
          const recorded = { model: shown.model, step: shown.step, ...JSON.parse(exchange) };
          writeFileSync(join(typedIn(folder), file), `${JSON.stringify(recorded, null, 2)}\n`);
        }
        return { ...shown, euros: shown.euros ?? 'prix inconnu', version: shown.version ?? null };
      });
    },
  },
};
