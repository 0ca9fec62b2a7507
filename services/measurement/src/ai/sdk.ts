import { APICallError, generateText, Output } from 'ai';
import { jsonIn } from '../json.ts';
import type { Adapter, Reply } from './adapter.ts';
import { classify } from './classify.ts';
import { type Limits, limitsOf } from './limits.ts';
import type { Answer, AskModel, Call, Finish, Source } from './port.ts';
import { costInEuros, EUROS_PER_DOLLAR } from './prices.ts';

/** One request and its reply as they went over the wire. No header, so no key, is among them. */
export type Exchange = {
  readonly path: string;
  readonly request: unknown;
  readonly status: number;
  /** Null where a key is refused: some providers repeat it. */
  readonly reply: unknown;
};

export type Note = (exchange: Exchange) => void;

const asJson = (text: string): unknown => jsonIn(text) ?? text;

/** The same requests, each noted with its reply. */
const noting =
  (note: Note): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const { status } = response;
    const text = await response.clone().text();
    const { pathname: path } = new URL(input instanceof Request ? input.url : input);
    note({
      path,
      request: asJson(typeof init?.body === 'string' ? init.body : ''),
      status,
      reply: status === 401 || status === 403 ? null : asJson(text),
    });
    return response;
  };

// The SDK prints warnings on the console, and they may contain parts of the prompt.
globalThis.AI_SDK_LOG_WARNINGS = false;

type Settings = {
  apiKey?: string | undefined;
  baseURL?: string | undefined;
  limits?: Partial<Limits>;
  note?: Note | undefined;
};

/** A call makes at most one request, and ends by the timeout at the latest. */
export const throughSdk =
  (adapter: Adapter, { apiKey, baseURL, limits, note }: Settings): AskModel =>
  async (call) => {
    if (call.signal.aborted) return { kind: 'not_sent', why: 'stopped before the call was made' };
    const wire = oneRequest(note === undefined ? fetch : noting(note));
    const { outputTokens, timeoutMs, effort, searches } = { ...limitsOf(call.model.id), ...limits };
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const { model, tools, providerOptions } = await adapter.open(
        { apiKey, baseURL, fetch: wire.fetch },
        {
          model: call.model.model,
          ville: call.ville,
          search: call.search ? { most: searches } : undefined,
          effort,
        },
      );
      const reply: Reply = await generateText({
        model,
        ...(call.schema === undefined ? tools && { tools } : structured(call.schema)),
        ...(providerOptions ? { providerOptions } : {}),
        ...(call.system === undefined ? {} : { instructions: call.system }),
        prompt: call.prompt,
        maxOutputTokens: outputTokens,
        maxRetries: 0,
        abortSignal: AbortSignal.any([call.signal, timeout]),
        telemetry: { isEnabled: false, recordInputs: false, recordOutputs: false },
        include: { responseBody: true },
      });
      return answerOf(adapter, call, reply, outputTokens);
    } catch (error) {
      if (APICallError.isInstance(error) && error.statusCode !== undefined)
        return classify(error, true, call.model.provider);
      if (call.signal.aborted) return { kind: 'unknown', why: 'stopped during the call' };
      if (timeout.aborted) return { kind: 'unknown', why: `no answer in ${timeoutMs} ms` };
      return classify(error, wire.sent(), call.model.provider);
    }
  };

/** The text stays raw: the reader of the reply checks it against the schema. */
const structured = (schema: Readonly<Record<string, unknown>>) => ({
  temperature: 0,
  output: {
    ...Output.text(),
    responseFormat: Promise.resolve({ type: 'json' as const, name: 'reading', schema }),
  },
});

/** A second request (retry, redirect, second step) would be charged again: it is refused. */
const oneRequest = (send: typeof fetch) => {
  let sent = false;
  const once: typeof fetch = async (input, init) => {
    if (sent) throw new Error('a second request for the same call was refused');
    sent = true;
    return send(input, { ...init, redirect: 'manual' });
  };
  return { fetch: once, sent: () => sent };
};

const answerOf = (adapter: Adapter, call: Call, reply: Reply, outputTokens: number): Answer => {
  const usage = {
    input_tokens: reply.usage.inputTokens ?? 0,
    output_tokens: reply.usage.outputTokens ?? 0,
    searches: call.search ? (adapter.searches?.(reply) ?? 0) : 0,
  };
  const dollars = adapter.dollars?.(reply) ?? null;
  return {
    kind: 'answer',
    // Some providers follow a schema through a tool call, whose input is then the text.
    text: call.schema === undefined ? reply.text : reply.output,
    finish: finishOf(reply, adapter.cutsSilently === true && call.search === true ? outputTokens : null),
    model_version: adapter.version?.(reply) ?? (reply.response.modelId || null),
    sources: urlSources(reply),
    usage,
    cost_eur: dollars === null ? costInEuros(call.model, usage) : dollars * EUROS_PER_DOLLAR,
    raw: reply.response.body ?? null,
  };
};

/** `most`: the tokens at which an answer counts as cut though nobody says so. */
const finishOf = (reply: Reply, most: number | null): Finish => {
  if (reply.rawFinishReason === 'refusal') return 'refusal';
  if (reply.finishReason === 'content-filter') return 'filtered';
  // Anthropic calls it a pause.
  const isCut =
    reply.rawFinishReason === 'pause_turn' || (most !== null && (reply.usage.outputTokens ?? 0) >= most);
  if (reply.finishReason === 'length' || isCut) return 'length';
  return reply.finishReason === 'stop' ? 'stop' : 'other';
};

/** Each address once, in the provider's order. */
const urlSources = (reply: Reply): Source[] => {
  const found = reply.sources.filter((source) => source.sourceType === 'url');
  return found
    .filter(({ url }, i) => found.findIndex((other) => other.url === url) === i)
    .map(({ url, title }) => (title ? { url, title } : { url }));
};
