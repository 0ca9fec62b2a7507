import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { fuzz } from '@agence/testing/fuzz';
import { mutatedAt } from '@agence/testing/mutated';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type FormBounds, type Lecture, readForm } from './read-form.ts';

const BOUNDS: FormBounds = { bytes: 20_000, fields: 5, files: 1 };
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';

// Jest fails a suite in which an error was told to nobody: that is what ends a process.
const readings: PromiseWithResolvers<Lecture | null>[] = [];
const server = createServer((req, res) => {
  void readForm(req, BOUNDS).then((read) => {
    readings.at(-1)?.resolve(read);
    res.end();
  });
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

type Sent = {
  readonly type?: string;
  readonly body: string;
  /** Bytes of the body in each write; all of them in one when not given. */
  readonly each?: number;
  /** The connection is cut after so many bytes of the body. */
  readonly cut?: number;
};

/** Sends a form over a connection of its own, and returns the form as it was read. */
async function sent({ type = MULTIPART, body, each = body.length, cut }: Sent): Promise<Lecture | null> {
  const reading = Promise.withResolvers<Lecture | null>();
  readings.push(reading);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    .setNoDelay(true)
    .resume();
  const length = Buffer.byteLength(body, 'latin1');
  await write(
    socket,
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  const bytes = Buffer.from(body.slice(0, cut), 'latin1');
  for (let at = 0; at < bytes.length; at += each) await write(socket, bytes.subarray(at, at + each));
  if (cut !== undefined) socket.destroy();
  const read = await reading.promise;
  socket.destroy();
  return read;
}

const write = (socket: Socket, bytes: string | Buffer) =>
  new Promise<void>((resolve) => socket.write(bytes, () => resolve()));

const field = (name: string, value = 'v') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.csv"\r\n\r\n${content}\r\n`;
const many = (count: number) => Array.from({ length: count }, (_, i) => field(`f${i}`)).join('');
const END = '--b--\r\n';
const HEAVY = 'x'.repeat(BOUNDS.bytes);

describe.each([undefined, 1000, 7])('sent %s bytes at a time', (each) => {
  test.each<[string, Omit<Sent, 'each'>, Lecture['refus']]>([
    [
      'a file that does not end',
      { body: '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nx' },
      'illisible',
    ],
    [
      'a file whose head does not end',
      { body: '--b\r\nContent-Disposition: form-data; filename="a"' },
      'illisible',
    ],
    ['a field that does not end', { body: field('a').slice(0, -2) }, 'illisible'],
    ['parts that do not end, after a file', { body: file('a', 'x') }, 'illisible'],
    ['a head that is none, after a file', { body: `${file('a', 'x')}--b\r\n\r\n\r\n${END}` }, 'illisible'],
    ['a file too heavy', { body: file('a', HEAVY) + END }, 'trop lourd'],
    ['a field too heavy, after a file', { body: file('a', 'x') + field('b', HEAVY) + END }, 'trop lourd'],
    ['a file too heavy, after fields', { body: many(5) + file('a', HEAVY) + END }, 'trop lourd'],
    ['too many fields, after a file', { body: file('a', 'x') + many(6) + END }, 'trop de champs'],
    ['too many fields, then a file that does not end', { body: many(6) + file('a', 'x') }, 'trop de champs'],
    ['two files', { body: file('a', 'x') + file('b', 'y') + END }, 'fichier'],
    ['two files, the second too heavy', { body: file('a', 'x') + file('b', HEAVY) + END }, 'fichier'],
    ['a broken escape', { type: URLENCODED, body: 'a=1&b=%zz&c=3' }, 'illisible'],
    ['an escape cut short', { type: URLENCODED, body: 'a=1&b=%4' }, 'illisible'],
    ['too many', { type: URLENCODED, body: 'a=1&'.repeat(6) }, 'trop de champs'],
    ['too heavy', { type: URLENCODED, body: `a=1&b=${HEAVY}` }, 'trop lourd'],
    ['no boundary', { type: 'multipart/form-data', body: field('a') + END }, 'illisible'],
  ])('%s is refused', async (_, form, refus) => {
    expect(await sent({ ...form, ...(each === undefined ? {} : { each }) })).toMatchObject({ refus });
  });
});

describe('what is whole is read', () => {
  test.each<[string, Sent, Record<string, string>]>([
    [
      'as many fields and files as may come',
      { body: many(5) + file('a', 'x') + END },
      { ...Object.fromEntries([0, 1, 2, 3, 4].map((i) => [`f${i}`, 'v'])), a: 'x' },
    ],
    ['a file and fields', { body: file('a', 'x;y') + field('b') + END, each: 3 }, { a: 'x;y', b: 'v' }],
    ['an empty file, then the field of its name', { body: file('a', '') + field('a') + END }, { a: 'v' }],
    [
      'a large file',
      { body: file('a', 'x'.repeat(19_000)) + field('b') + END },
      { a: 'x'.repeat(19_000), b: 'v' },
    ],
    [
      'a part without a name',
      { body: field('').replace('; name=""', '') + field('b') + END },
      { '': 'v', b: 'v' },
    ],
    [
      'bare bytes and escapes',
      { type: URLENCODED, body: 'a=Caf\xe9&b=%C3%A9', each: 1 },
      { a: 'Café', b: 'é' },
    ],
    ['nothing', { type: URLENCODED, body: '' }, {}],
  ])('%s', async (_, form, champs) => {
    const read = await sent(form);
    expect(read?.refus).toBeNull();
    expect(Object.fromEntries(read?.champs ?? [])).toEqual(champs);
  });
});

test('what came before a body grew too heavy is kept', async () => {
  const read = await sent({ type: URLENCODED, body: `a=1&b=${HEAVY}`, each: 1000 });
  expect([...(read?.champs ?? [])]).toEqual([['a', '1']]);
});

test('a caller that goes away, wherever in the body, leaves nothing behind', async () => {
  const body = field('a') + file('b', 'x'.repeat(50)) + field('c') + END;
  for (let cut = 0; cut < body.length; cut += 7) expect(await sent({ body, cut })).toBeNull();
  const heavy = file('a', HEAVY) + END;
  expect(await sent({ body: heavy, cut: heavy.length - 1 })).toBeNull();
});

test('whatever a form holds, it is read or refused', () =>
  fuzz(
    mutatedAt([
      [MULTIPART, file('a', 'x;y') + field('b') + END, field('c', '\xe9') + field('c') + END],
      [URLENCODED, 'a=Caf%C3%A9&b=%E9+c&&d', 'a=1&a=2;b'],
    ]),
    async ([type, bytes]) => {
      const req = Object.assign(Readable.from([bytes.subarray(0, 9), bytes.subarray(9)]), {
        headers: { 'content-type': type },
      });
      const read = await readForm(req as unknown as IncomingMessage, BOUNDS);
      expect([null, 'illisible', 'trop lourd', 'trop de champs', 'fichier']).toContain(read?.refus);
      expect([...(read?.champs ?? [])].flat().every((text) => typeof text === 'string')).toBe(true);
    },
  ));
