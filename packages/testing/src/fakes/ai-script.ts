/** What the fake AI provider answers, as plain JSON so that another process can script it. */

export type FakeAnswer =
  | {
      text: string;
      finish?: string;
      model?: string;
      input_tokens?: number;
      output_tokens?: number;
      delay_ms?: number;
    }
  | { status: number; retry_after_s?: number; body?: unknown }
  /** hang: never answers; reset: TCP reset after the request was read; close: closes before the answer. */
  | { fault: 'hang' | 'reset' | 'close' };

export type FakeCall = {
  model: string;
  system: string;
  prompt: string;
  /** Of the prompt: identical questions have the same. */
  prompt_hash: string;
  /** How many times this model was asked this prompt, this call included. */
  count: number;
  authorization: string | null;
  /** The reply is held to a JSON schema: it is asked to read an answer or an order. */
  reading: boolean;
};

export type Answering = (call: FakeCall) => FakeAnswer | string | Promise<FakeAnswer | string>;

/** The first rule that fits answers; a list of answers is gone through call by call and starts again. */
export type FakeRule = {
  model?: string;
  /** Case-sensitive part of the prompt, or of the system text. */
  includes?: string;
  answer: FakeAnswer | string | (FakeAnswer | string)[];
};

export const DEFAULT_ANSWER = 'Je vous conseille **Maison Exemple** puis **Atelier Modèle**.';

export const scripted =
  (rules: readonly FakeRule[]): Answering =>
  (call) => {
    const rule = rules.find(
      ({ model, includes = '' }) =>
        (model === undefined || model === call.model) &&
        (call.prompt.includes(includes) || call.system.includes(includes)),
    );
    const answer = rule?.answer ?? DEFAULT_ANSWER;
    return Array.isArray(answer) ? (answer[(call.count - 1) % answer.length] ?? DEFAULT_ANSWER) : answer;
  };
