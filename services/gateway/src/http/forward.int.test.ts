import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { elapsed } from '@agence/platform/process/clock';
import { sendOnce } from '@agence/testing/http';
import { afterEach, expect, it } from '@jest/globals';
import express from 'express';
import { forward } from './forward.ts';
import { formAway } from './pages.ts';

type Handle = (req: IncomingMessage, res: ServerResponse) => unknown;

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

const serve = async (handle: Handle): Promise<string> => {
  const server = createServer((req, res) => void handle(req, res)).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A gateway of one hop in front of what handles the call. */
const before = async (handle: Handle | string): Promise<string> => {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', 1);
  const to = typeof handle === 'string' ? handle : await serve(handle);
  app.use((req, res) => forward(to, formAway(req.method === 'GET' ? 'GET' : 'POST'))(req, res));
  return `http://${await serve(app)}`;
};

const bodyOf = async (req: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
};

it('hands on the call byte for byte, and says itself who calls', async () => {
  const url = await before(async (req, res) => {
    const { method, headers } = req;
    const seen = { method, url: req.url, headers, body: await bodyOf(req) };
    res.writeHead(422, { 'Content-Type': 'text/plain', 'X-Own': 'a' }).end(JSON.stringify(seen));
  });
  for (const chunked of [false, true]) {
    const { status, headers, body } = await sendOnce(url, {
      method: 'POST',
      path: '/lead/?a=%zz&b=//',
      headers: { 'content-type': 'x/y', 'x-forwarded-for': '10.0.0.1, 192.0.2.7', forwarded: 'for=10.0.0.2' },
      body: new Uint8Array([0, 255, 13, 10]),
      chunked,
    });
    expect([status, headers['x-own'], headers['content-type']]).toEqual([422, 'a', 'text/plain']);
    expect(body).toMatchObject({ method: 'POST', url: '/lead/?a=%zz&b=//', body: '\u0000\u00ff\r\n' });
    const { headers: passed } = body as { headers: Record<string, string> };
    expect([passed['x-forwarded-for'], passed['content-type'], passed['forwarded']]).toEqual([
      '192.0.2.7',
      'x/y',
      undefined,
    ]);
  }
});

it('answers HEAD, and 204, without a body', async () => {
  const url = await before((req, res) => res.writeHead(req.method === 'HEAD' ? 200 : 204).end());
  expect((await sendOnce(url, { method: 'HEAD', path: '/lead/' })).status).toBe(200);
  expect((await sendOnce(url, { path: '/lead/' })).status).toBe(204);
});

it('hands back an answer that comes before the end of the body', async () => {
  const url = await before((req, res) => {
    res.writeHead(422).end('too long');
    req.resume();
  });
  const { status, text } = await sendOnce(url, {
    method: 'POST',
    path: '/lead/',
    body: 'a'.repeat(3_000_000),
  });
  expect([status, text]).toEqual([422, 'too long']);
});

it.each<[string, Handle | string]>([
  ['nobody listens', '127.0.0.1:1'],
  ['the service is frozen', () => {}],
  ['the service dies under the call', (req) => req.socket.destroy()],
])('when %s: 503 in two seconds, in French, and never a thank-you', async (_, handle) => {
  const url = await before(handle);
  const spent = elapsed();
  const post = await sendOnce(url, { method: 'POST', path: '/lead/', body: 'entreprise=a' });
  expect(spent()).toBeLessThan(3000);
  expect([post.status, post.headers['retry-after']]).toEqual([503, '60']);
  expect(post.text).toContain('<h1>Réessayez dans une minute</h1>');
  expect(post.text).toContain(
    'Une panne de notre côté nous empêche de confirmer que votre demande est enregistrée.',
  );
  const get = await sendOnce(url, { path: '/lead/' });
  expect([get.status, get.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(get.text).toContain('Il est momentanément indisponible. Rechargez cette page dans une minute.');
});

it('tells the service when the caller is gone', async () => {
  const { promise: aborted, resolve } = Promise.withResolvers<boolean>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const url = await before((req) => {
    req.on('error', () => {});
    req.once('data', () => reach());
    req.once('close', () => resolve(!req.complete));
  });
  const { hostname, port } = new URL(url);
  const caller = connect(Number(port), hostname);
  caller.write('POST /lead/ HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc');
  await reached;
  caller.destroy();
  expect(await aborted).toBe(true);
});

it('cuts a body that has no end', async () => {
  const url = await before((req) => req.resume());
  const { hostname, port } = new URL(url);
  const caller = connect(Number(port), hostname);
  const closed = new Promise((resolve) => caller.on('error', () => {}).once('close', resolve));
  caller.write('POST /lead/ HTTP/1.1\r\nHost: a\r\nContent-Length: 900000000\r\n\r\n');
  const chunk = Buffer.alloc(1 << 20);
  let sent = 0;
  const pour = (): void => {
    while (!caller.destroyed && sent < 64) {
      sent += 1;
      if (!caller.write(chunk)) return;
    }
  };
  caller.on('drain', pour);
  pour();
  await closed;
  expect(sent).toBeLessThan(64);
});
