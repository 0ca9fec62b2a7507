import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../eventually.ts';
import { honestOrder, isOrder } from './ai-orders.ts';
import { honestReading } from './ai-reader.ts';
import type { Answering, FakeAnswer, FakeCall } from './ai-script.ts';
import { close, listen } from './listening.ts';

export type FakeAi = {
  /** Base URL for `OPENAI_COMPATIBLE_BASE_URL`. */
  url: string;
  /** Every request received, answered or not, in order. */
  requests: () => FakeCall[];
  script: (answer: Answering) => void;
  /** Refuses connections from now on; what it was asked before is answered. */
  away: () => void;
  /** Listens again where it did. */
  back: () => Promise<void>;
  stop: () => Promise<void>;
};

const RECOMMENDS = 'Je vous conseille **Maison Exemple** puis **Atelier Modèle**.';

/** A provider that speaks `/chat/completions` on the loopback. */
export const startFakeAi = async (wanted: { answer?: Answering } = {}): Promise<FakeAi> => {
  let answering = wanted.answer ?? (() => RECOMMENDS);
  const calls: FakeCall[] = [];
  const counts = new Map<string, number>();

  const record = (request: IncomingMessage, body: Chat): FakeCall => {
    const [system, prompt] = [said(body, 'system'), said(body, 'user')];
    const prompt_hash = createHash('sha256').update(prompt).digest('hex').slice(0, 16);
    const key = `${prompt_hash} ${body.model}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const authorization = request.headers.authorization ?? null;
    const reading = body.response_format?.type === 'json_schema';
    const call = { model: body.model, system, prompt, prompt_hash, count, authorization, reading };
    calls.push(call);
    return call;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const route = `${request.method} ${request.url}`;
    if (route !== 'POST /chat/completions') return json(response, 404, { error: { message: `no ${route}` } });
    const call = record(request, JSON.parse(body));
    const answer = asReading(call, await answering(call));
    if (!server.listening) response.setHeader('connection', 'close');
    await reply(response, call, answer);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) =>
      json(response, 400, { error: { message: String(error) } }),
    );
  });
  // The caller closes what is idle: on a busy machine the two would cross, and a paid call would end unknown.
  server.keepAliveTimeout = 0;
  const port = await listen(server);

  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => [...calls],
    script: (next) => {
      answering = next;
    },
    away: () => void server.close(),
    back: () =>
      eventually(() =>
        listen(server, port).then(
          () => true,
          () => false,
        ),
      ),
    stop: () => close(server),
  };
};

type Chat = {
  model: string;
  response_format?: { type?: string };
  messages: { role: string; content: unknown }[];
};

/** A script speaks of answers: of a reading or an order it keeps the delay and the failure, and any JSON that it says. */
const asReading = (call: FakeCall, answer: FakeAnswer | string): FakeAnswer | string => {
  const text = typeof answer === 'string' ? answer : 'text' in answer ? answer.text : null;
  if (!call.reading || text === null || text.startsWith('{')) return answer;
  const honest = (isOrder(call) ? honestOrder : honestReading)(call);
  return typeof answer === 'string' ? honest : { ...answer, text: honest };
};

const said = (body: Chat, role: string): string =>
  body.messages
    .filter((message) => message.role === role)
    .map(({ content }) => (typeof content === 'string' ? content : textOf(content)))
    .join('\n');

const textOf = (parts: unknown): string =>
  Array.isArray(parts) ? parts.map((part: { text?: unknown }) => String(part.text ?? '')).join('') : '';

const json = (response: ServerResponse, status: number, body: unknown, headers = {}): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body ?? {}));
};

const reply = async (
  response: ServerResponse,
  call: FakeCall,
  answer: FakeAnswer | string,
): Promise<void> => {
  if (typeof answer === 'string') return json(response, 200, completion(call, { text: answer }));
  if ('text' in answer) {
    if (answer.delay_ms) await wait(answer.delay_ms);
    return json(response, 200, completion(call, answer));
  }
  if ('status' in answer) {
    const retry = answer.retry_after_s === undefined ? {} : { 'retry-after': String(answer.retry_after_s) };
    return json(
      response,
      answer.status,
      answer.body ?? { error: { message: `scripted ${answer.status}` } },
      retry,
    );
  }
  if (answer.fault === 'reset') response.socket?.resetAndDestroy();
  if (answer.fault === 'close') response.socket?.destroy();
};

const completion = (call: FakeCall, answer: Extract<FakeAnswer, { text: string }>) => {
  const prompt_tokens = answer.input_tokens ?? Math.ceil((call.system.length + call.prompt.length) / 4);
  const completion_tokens = answer.output_tokens ?? Math.ceil(answer.text.length / 4);
  return {
    id: `chatcmpl-${call.prompt_hash}-${call.count}`,
    object: 'chat.completion',
    created: 0,
    model: answer.model ?? `${call.model}-fake`,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: answer.text },
        finish_reason: answer.finish ?? 'stop',
      },
    ],
    usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
  };
};
