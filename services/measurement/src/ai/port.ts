/** What measurement knows of AI models: one call to make, one raw outcome. Adapters never repeat a call. */

import type { Demande } from '@agence/orders/model';
import type { ReadingStep } from '@agence/reading';
import type { PROVIDERS } from './providers.ts';

export type Provider = 'simulator' | keyof typeof PROVIDERS;

export type ModelRef = {
  /** `<provider>:<model>`, as in `AI_MODELS`. */
  id: string;
  provider: Provider;
  /** The provider's own name of it, which may contain `:`. */
  model: string;
  /** What a reader of a document sees. */
  label: string;
  /** Whether the model searches the web before it answers. */
  recherche_web: boolean;
  /** Documents made with such a model say « mesure simulée ». */
  simulated: boolean;
};

/** What a call is made for. */
export type CallKind = 'preparation' | 'reponse' | 'page' | 'lecture' | 'ordre';

/** For the simulator only: what the prompt must not say. Real adapters never read it. */
export type Hint = {
  genre: CallKind;
  /** Identity of the cell: the same seed gives the same answer. */
  seed: string;
  client: string;
  site?: string | undefined;
  concurrents: readonly string[];
  ville?: string | undefined;
  metier?: string | undefined;
  /** Number of the question: spreads the three states over a client's questions. */
  n?: number | undefined;
  /** Of a reading: what was asked and answered, and the letter of each name of the roster. */
  lecture?: ReadingHint | undefined;
  /** Of an order by mail: the message. */
  commande?: Demande | undefined;
};

/** What the simulator is told of a reading. */
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
  maxOutputTokens: number;
  /** JSON schema that the reply is held to. Such a call searches nothing, and is made at temperature 0 where the model takes one. */
  schema?: Readonly<Record<string, unknown>> | undefined;
  /** Where the customer is, for providers whose web search takes a place. */
  ville?: string | undefined;
  signal: AbortSignal;
  /** Trace headers of what ordered it. */
  trace?: Readonly<Record<string, string>> | undefined;
  hint?: Hint | undefined;
};

export type Source = { url: string; title?: string };
export type Usage = { input_tokens: number; output_tokens: number; searches: number };
export type Finish = 'stop' | 'length' | 'refusal' | 'filtered' | 'other';

export type Answer = {
  kind: 'answer';
  /** As the model wrote it, Markdown included; may be empty, cut or a refusal: see `validity`. */
  text: string;
  finish: Finish;
  /** The exact version that answered, when the provider tells it. */
  model_version: string | null;
  sources: Source[];
  usage: Usage;
  /** Told by the provider or estimated from the price table; null when the price is unknown. */
  cost_eur: number | null;
  /** The provider's own reply, plain JSON: kept so that it can be read again. */
  raw: unknown;
};

export type Outcome =
  | Answer
  /** Nothing left this machine: no name, no connection, no TLS. */
  | { kind: 'not_sent'; why: string }
  | { kind: 'throttled'; why: string; retry_after_s?: number | undefined }
  /** Any other 4xx: refused by the provider, not charged. */
  | { kind: 'rejected'; status: number; why: string }
  /** It may have been charged: timeout, reset after sending, 5xx, unreadable reply. */
  | { kind: 'unknown'; why: string };

export type AskModel = (call: Call) => Promise<Outcome>;
