import { status } from '@grpc/grpc-js';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { machineNow } from '../process/clock.ts';
import { currentTraceId, startTelemetry } from '../process/telemetry.ts';
import { answering } from './answering.ts';

let end: () => Promise<void>;
beforeAll(async () => {
  end = await startTelemetry('answering', 'http://127.0.0.1:1');
});
afterAll(() => end());

it('a call that fails is told to the log with the trace of who called', async () => {
  const told: unknown[] = [];
  const log = { info: () => {}, warn: () => {}, error: () => void told.push(currentTraceId()) };
  const answer = answering('/a.B/c', () => Promise.reject(new Error('broken')), log);
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const admitted = { names: ['gateway'], verdict: () => status.OK };
  const end = machineNow().getTime() + 1_000;
  const caller = { end, gone: () => false, headers: { traceparent }, admitted };
  await answer(null, caller);
  expect(told).toEqual(['0af7651916cd43dd8448eb211c80319c']);
});

it('a call of somebody who may not make it is told to the log with its caller, and not answered', async () => {
  const told: unknown[] = [];
  const log = { info: () => {}, warn: (what: object) => void told.push(what), error: () => {} };
  const answer = answering('/a.B/c', async () => 'answered', log);
  const admitted = { names: ['billing'], verdict: () => status.PERMISSION_DENIED };
  const caller = { end: machineNow().getTime() + 1_000, gone: () => false, headers: {}, admitted };
  expect(await answer(null, caller)).toEqual({ code: status.PERMISSION_DENIED });
  expect(told).toEqual([{ path: '/a.B/c', callers: ['billing'], code: 'PERMISSION_DENIED' }]);
});
