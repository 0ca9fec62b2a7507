/** AI models as measurement sees them: one call, one raw outcome. Adapters never repeat a call. */

import type { Demande } from '@agence/orders/model';
import type { ReadingStep } from '@agence/reading';
import type { PROVIDERS } from './providers.ts';

export type Provider = 'simulator' | keyof typeof PROVIDERS;

export type ModelRef = {
  /** `<provider>:<model>`, as in `AI_MODELS`. */
  id: string;
  provider: Provider;
  /** The provider's name for it, which may contain `:`. */
  model: string;
  /** The name for readers of a document. */
  label: string;
  /** Whether the model searches the web before it answers. */
  recherche_web: boolean;
  /** Documents from such a model say « mesure simulée ». */
  simulated: boolean;
};

export type CallKind = 'preparation' | 'reponse' | 'page' | 'lecture' | 'ordre';

/** For the simulator only: facts that the prompt must not contain. Real adapters never read it. */
export type Hint = {
  genre: CallKind;
  /** The id of the cell: the same seed gives the same answer. */
  seed: string;
  client: string;
  site?: string | undefined;
  concurrents: readonly string[];
  ville?: string | undefined;
  metier?: string | undefined;
  /** Number of the question: spreads the three states over a client's questions. */
  n?: number | undefined;
  /** For a reading: the question, the answer, and the letter of each name of the roster. */
  lecture?: ReadingHint | undefined;
  commande?: Demande | undefined;
};

export type ReadingHint = {
  readonly step: ReadingStep;
  readonly question: string;
  readonly answer: string;
  readonly roster: readonly { readonly letter: string; readonly name: string }[];
};

export type Call = {
  model: ModelRef;
  system?: string | undefined;
  prompt: string;
  /** Whether the model may search the web: only to answer a customer's question. */
  search?: boolean | undefined;
  /** The JSON schema of the reply. Such a call uses temperature 0 where the model allows it. */
  schema?: Readonly<Record<string, unknown>> | undefined;
  /** The customer's place, for web searches that take one. */
  ville?: string | undefined;
  signal: AbortSignal;
  /** Trace headers of the request that caused the call. */
  trace?: Readonly<Record<string, string>> | undefined;
  hint?: Hint | undefined;
};

export type Source = { url: string; title?: string };
export type Usage = { input_tokens: number; output_tokens: number; searches: number };
export type Finish = 'stop' | 'length' | 'refusal' | 'filtered' | 'other';

export type Answer = {
  kind: 'answer';
  /** As the model wrote it, with Markdown; may be empty, cut or a refusal: see `validity`. */
  text: string;
  finish: Finish;
  /** The exact version that answered, if the provider reports it. */
  model_version: string | null;
  sources: Source[];
  usage: Usage;
  /** Reported by the provider, or estimated from the price table; null when the price is unknown. */
  cost_eur: number | null;
  /** The provider's reply as plain JSON, kept for a later reading. */
  raw: unknown;
};

export type Outcome =
  | Answer
  /** Nothing left this machine: no DNS answer, no connection, no TLS. */
  | { kind: 'not_sent'; why: string }
  | { kind: 'throttled'; why: string; retry_after_s?: number | undefined }
  /** Refused before any work, as every call to this model is until a person of ours acts: no credit, wrong key, address or name. */
  | { kind: 'unusable'; why: string }
  /** Any other 4xx: refused by the provider and not charged. */
  | { kind: 'rejected'; status: number; why: string }
  /** It may have been charged: timeout, reset after sending, 5xx, unreadable reply. */
  | { kind: 'unknown'; why: string };

export type AskModel = (call: Call) => Promise<Outcome>;
