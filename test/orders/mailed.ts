import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeAi, startFakeAi } from '@agence/testing/fakes/ai';
import type { FakeAnswer } from '@agence/testing/fakes/ai-script';
import { selfSigned } from '@agence/testing/fakes/certificate';
import { type FakeRelay, startFakeRelay } from '@agence/testing/fakes/mail';
import { type LoopProbe, loopProbe } from '@agence/testing/fuzz';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll } from '@jest/globals';
import { ownServices } from '../outside/system.ts';

/** The name of the door of orders in its certificate, and the folder of that certificate. */
export const DOOR = 'commandes.example';
export const certificate = mkdtempSync(join(tmpdir(), 'agence-tls-'));

/** What the model of orders replies to a message that holds this word; of all else it says that it orders nothing. */
export const replies = new Map<string, FakeAnswer>();

export let ai: FakeAi;
export let relay: FakeRelay;
export let probe: LoopProbe;
export let system: OwnSystem;
beforeAll(async () => {
  const { key, cert } = selfSigned(DOOR);
  writeFileSync(join(certificate, 'tls.crt'), cert);
  writeFileSync(join(certificate, 'tls.key'), key);
  ai = await startFakeAi({
    answer: ({ prompt }) => [...replies].find(([word]) => prompt.includes(word))?.[1] ?? 'Je ne sais pas.',
  });
  [relay, probe] = await Promise.all([startFakeRelay(), loopProbe()]);
  const models = {
    ...{ AI_MODELS: 'openai-compatible:alpha', ORDERS_MODEL: 'openai-compatible:ordres' },
    ...{ OPENAI_COMPATIBLE_BASE_URL: ai.url, OPENAI_COMPATIBLE_API_KEY: 'test' },
  };
  const env = { ...models, ...probe.env, SMTP_URL: relay.url, ORDERS_TLS: certificate };
  system = await ownServices({ env });
});
afterAll(async () => {
  await system.stop();
  await Promise.all([relay.stop(), ai.stop()]);
  await probe.remove();
  rmSync(certificate, { recursive: true });
});
