import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../eventually.ts';
import { honestOrder, isOrder } from './ai-orders.ts';
import { honestReading } from './ai-reader.ts';
import { type Answering, type FakeAnswer, type FakeCall, type FakeRule, scripted } from './ai-script.ts';

export type FakeAi = {
  /** Base URL for `OPENAI_COMPATIBLE_BASE_URL`. */
  url: string;
  /** Every request received, answered or not, in order. */
  requests: () => FakeCall[];
  /** How often each (prompt hash, model) was asked: a paid call made twice shows here as 2. */
  counts: () => Map<string, number>;
  script: (answer: Answering | FakeRule[]) => void;
  /** Refuses connections from now on; what it was asked before is answered. */
  away: () => void;
  /** Listens again where it did. */
  back: () => Promise<void>;
  stop: () => Promise<void>;
};

type Options = { answer?: Answering | FakeRule[]; port?: number };

/**
 * A provider that speaks `/chat/completions` on the loopback. Another process scripts it over HTTP: `PUT
 * /control/rules` (a `FakeRule[]`), `GET /control/requests`, `DELETE /control/requests`.
 */
export const startFakeAi = async ({ answer = [], port = 0 }: Options = {}): Promise<FakeAi> => {
  let answering = answeringOf(answer);
  let calls: FakeCall[] = [];
  let counts = new Map<string, number>();

  const forget = () => {
    calls = [];
    counts = new Map();
  };
  const script = (next: Answering | FakeRule[]) => {
    answering = answeringOf(next);
  };
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
    const text = await read(request);
    const route = `${request.method} ${request.url}`;
    if (route === 'GET /control/requests') return json(response, 200, calls);
    if (route === 'DELETE /control/requests') return json(response, 200, forget());
    if (route === 'PUT /control/rules') return json(response, 200, script(JSON.parse(text)));
    if (route !== 'POST /chat/completions') return json(response, 404, { error: { message: `no ${route}` } });
    const call = record(request, JSON.parse(text));
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
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(at, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  await listen(port);
  const { port: bound } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${bound}`,
    requests: () => [...calls],
    counts: () => new Map(counts),
    script,
    away: () => void server.close(),
    back: () =>
      eventually(() =>
        listen(bound).then(
          () => true,
          () => false,
        ),
      ),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
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

const answeringOf = (answer: Answering | FakeRule[]): Answering =>
  typeof answer === 'function' ? answer : scripted(answer);

const said = (body: Chat, role: string): string =>
  body.messages
    .filter((message) => message.role === role)
    .map(({ content }) => (typeof content === 'string' ? content : textOf(content)))
    .join('\n');

const textOf = (parts: unknown): string =>
  Array.isArray(parts) ? parts.map((part: { text?: unknown }) => String(part.text ?? '')).join('') : '';

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

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
