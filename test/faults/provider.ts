import { setTimeout as pause } from 'node:timers/promises';
import { type FakeAi, startFakeAi } from '@agence/testing/fakes/ai';
import type { FakeAnswer, FakeCall } from '@agence/testing/fakes/ai-script';
import { QUESTIONS } from '../outside/scripted-ai.ts';
import type { Cuts } from './cut.ts';

/** What becomes of the provider: it refuses connections, answers 503, or asks for patience. */
export const OUTAGES = ['away', 'failing', 'throttling'] as const;
export type Outage = (typeof OUTAGES)[number];

/** The provider of AI models, and what it made of the calls that it did not answer. */
export type Provider = Pick<FakeAi, 'url' | 'stop'> & {
  /** Is out of order for so long; when it goes away it hangs up by `severing`. */
  readonly suffer: (outage: Outage, ms: number, severing: Cuts['severing']) => Promise<void>;
  /** Nothing ails it. */
  readonly well: () => boolean;
  /** Every request that was paid for, or may have been: none that was told to come back. */
  readonly charged: () => readonly FakeCall[];
  /** Those that were answered 503: of these nobody knows. */
  readonly failed: () => readonly FakeCall[];
};

const PATIENCE: FakeAnswer = { status: 429, retry_after_s: 1 };
const BROKEN: FakeAnswer = { status: 503 };

/** The town of a preparation stands in its data; an answer names businesses. */
const answerTo = ({ system, prompt }: FakeCall): string =>
  system.startsWith('Tu écris les questions')
    ? JSON.stringify(QUESTIONS(String(JSON.parse(prompt).ville)))
    : 'Je vous conseille **Maison Brunel**, puis **Boulangerie Perrin**.';

/** Outages may overlap: it is well again when the last of a kind is over. */
export async function startProvider(): Promise<Provider> {
  const now: Record<Outage, number> = { away: 0, failing: 0, throttling: 0 };
  const unanswered = { failing: new Set<FakeCall>(), throttling: new Set<FakeCall>() };
  const ai = await startFakeAi({
    answer: (call) => {
      const outage = now.failing > 0 ? 'failing' : now.throttling > 0 ? 'throttling' : null;
      if (outage === null) return answerTo(call);
      unanswered[outage].add(call);
      return outage === 'failing' ? BROKEN : PATIENCE;
    },
  });
  return {
    url: ai.url,
    stop: ai.stop,
    suffer: async (outage, ms, severing) => {
      now[outage] += 1;
      if (outage === 'away' && now.away === 1) await severing(ai.away);
      await pause(ms);
      now[outage] -= 1;
      if (outage === 'away' && now.away === 0) await ai.back();
    },
    well: () => OUTAGES.every((one) => now[one] === 0),
    charged: () => ai.requests().filter((call) => !unanswered.throttling.has(call)),
    failed: () => [...unanswered.failing],
  };
}
