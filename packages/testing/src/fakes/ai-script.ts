/** What the fake AI provider answers. */
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
