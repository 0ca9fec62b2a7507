import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  boundedLog,
  failureOfMongodb,
  failureOfNats,
  failureOfService,
  type Logs,
  openLogs,
} from './logs.ts';

const LOST =
  '{"level":50,"msg":"a call failed","fault":"Error: 14 UNAVAILABLE","stack":"Error\\n    at x"}\n';

describe('what a terminal is shown of a log', () => {
  let data: string;
  let logs: Logs;
  let shown: string[];
  let write: (text: string) => void;
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'agence-logs-'));
    mkdirSync(join(data, 'logs'));
    shown = [];
    logs = openLogs(data, (name, sentence) => shown.push(`${name} ${sentence}`));
    const output = logs.of('mail', failureOfService);
    write = (text) => output(Buffer.from(text));
  });
  afterEach(() => {
    logs.close();
    rmSync(data, { recursive: true });
  });

  test('nothing before the system serves: the file has it, and whoever waits learns the reason', () => {
    write(LOST);
    expect(shown).toEqual([]);
    expect(readFileSync(join(data, 'logs/mail.log'), 'utf8')).toBe(LOST);
    expect(logs.reason('mail')).toBe(': a call failed: Error: 14 UNAVAILABLE (logs/mail.log)');
    expect(logs.reason('form')).toBe('');
  });

  test('then one sentence, with the file that has the rest, however often it fails', () => {
    logs.show();
    for (let times = 0; times < 50; times += 1) write(LOST);
    expect(shown).toEqual(['mail failed: a call failed: Error: 14 UNAVAILABLE (logs/mail.log)']);
  });
});

describe('a line tells of a failure', () => {
  test.each([
    ['{"level":30,"msg":"sent"}', null],
    ['{"level":50,"msg":"lost"}', 'lost'],
    ['TASK_SECRET: too short', 'TASK_SECRET: too short'],
    ['Error: no such module', 'Error: no such module'],
    ['    at file:///srv/main.ts:1:1', null],
    ['file:///srv/main.ts:12', null],
    ['Node.js v26.10.0', null],
    ['', null],
  ])('of a service: %j', (line, sentence) => expect(failureOfService(line)).toBe(sentence));

  test.each([
    ['{"t":{"$date":"2026"},"s":"I",  "c":"NETWORK","msg":"Listening"}', null],
    ['{"t":{"$date":"2026"},"s":"E",  "c":"CONTROL","msg":"No space"}', 'No space'],
    ['mongod: cannot open shared object file', 'mongod: cannot open shared object file'],
  ])('of MongoDB: %j', (line, sentence) => expect(failureOfMongodb(line)).toBe(sentence));

  test.each([
    ['[1] 2026/11/21 [INF] Server is ready', null],
    ['[1] 2026/11/21 [ERR] no space', 'no space'],
    ['nats-server: no such file', 'no such file'],
  ])('of NATS: %j', (line, sentence) => expect(failureOfNats(line)).toBe(sentence));
});

test('a log is set aside when it is full, and found again when it is opened again', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'log-')), 'a.log');
  const first = boundedLog(path, 10);
  first.write(Buffer.from('12345\n'));
  first.close();
  const again = boundedLog(path, 10);
  again.write(Buffer.from('678\n'));
  expect(existsSync(`${path}.1`)).toBe(false);
  again.write(Buffer.from('9\n'));
  again.close();
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('12345\n678\n');
  expect(readFileSync(path, 'utf8')).toBe('9\n');
});
