import { METRICS } from '@agence/alerts/metrics';
import { type Account, newAccount } from '@agence/testing/accounts';
import type { ReceivedSpan } from '@agence/testing/fakes/collector';
import { until } from '@agence/testing/until';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { measuredClient, questionsOf, someEntry } from '../outside/client.ts';
import { whileFrozen } from '../outside/frozen.ts';
import { sendForm, someRequest } from '../outside/lead.ts';
import { collector, system } from '../pipeline/observed.ts';

const BASE = '/agence/v1/';
const ENTRY = someEntry({
  ville: 'Locmariaquer',
  metier: 'boulangerie viennoise',
  contexte: 'Un four à bois.',
});

let account: Account;
let id: string;
beforeAll(async () => {
  account = await newAccount(system);
  id = await measuredClient(account, ENTRY);
});

const named = (name: string) => collector.spans().filter((span) => span.name === name);
const inTrace = ({ traceId }: ReceivedSpan) => collector.spans().filter((span) => span.traceId === traceId);

/** Waits until a span of that name has arrived with those it caused. */
const traceOf = async (name: string, caused: string): Promise<readonly ReceivedSpan[]> => {
  const found = () => named(name).map(inTrace);
  const traces = await until(
    async () => found(),
    (all) => all.some((spans) => spans.some((span) => span.name === caused)),
  );
  return traces.find((spans) => spans.some((span) => span.name === caused)) ?? [];
};

describe('traces', () => {
  test('a gesture is one trace: gateway, services by gRPC, and what its news causes elsewhere, down to the mail', async () => {
    const root = `POST ${BASE}clients/{id}/questions/`;
    const spans = await traceOf(root, 'mail rapport_pret');
    const [first] = spans.filter(({ name }) => name === root);
    expect(first).toMatchObject({
      service: 'agence-gateway',
      parentSpanId: '',
      failed: false,
      attributes: { 'http.request.method': 'POST', 'http.route': `${BASE}clients/{id}/questions/` },
    });
    expect(spans.filter(({ parentSpanId }) => parentSpanId === '')).toHaveLength(1);
    // 3 models × 7 repeats of one question.
    const calls = spans.filter(({ name }) => name.startsWith('chat '));
    expect(calls.length).toBeGreaterThanOrEqual(21);
    expect(spans.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['on mesure_lancee mesure', 'conclude', 'mail rapport_pret']),
    );
    expect(new Set(spans.map(({ service }) => service)).size).toBe(5);
  });

  test('every paid call is a span with its provider and model', async () => {
    const calls = await until(
      async () => collector.spans().filter(({ name }) => name.startsWith('chat ')),
      // 1 preparation, 3 models × 7 repeats of one question, 1 page; and the readings.
      (all) => all.filter(({ name }) => name !== 'chat lecteur').length >= 23,
    );
    expect(calls.filter(({ name }) => name !== 'chat lecteur')).toHaveLength(23);
    for (const { service, attributes, failed } of calls) {
      expect([service, failed]).toEqual(['agence-measurement', false]);
      expect(attributes).toMatchObject({ 'gen_ai.provider.name': 'simulator' });
    }
  });

  test('a refusal is no failure, and says how it was answered', async () => {
    const { status } = await account.agence.post(`clients/${id}/questions/`, { lancer: true });
    expect(status).toBe(409);
    const [refused] = await until(
      async () =>
        named(`POST ${BASE}clients/{id}/questions/`).filter(
          ({ attributes }) => attributes['http.response.status_code'] === 409,
        ),
      ({ length }) => length > 0,
    );
    expect(refused?.failed).toBe(false);
  });
});

describe('metrics', () => {
  test('are those that rules and dashboards know, with their units and attributes', async () => {
    const known = METRICS.map(({ name, unit }) => `${name} ${unit}`);
    const points = await until(
      async () => collector.points(),
      (all) => new Set(all.map(({ name }) => name)).size >= known.length,
    );
    expect(new Set(points.map(({ name, unit }) => `${name} ${unit}`))).toEqual(new Set(known));
    const attributesOf = new Map(METRICS.map(({ name, attributes }) => [name, attributes]));
    for (const { name, attributes, value } of points) {
      expect(attributesOf.get(name)).toEqual(expect.arrayContaining(Object.keys(attributes)));
      expect(value).toBeGreaterThanOrEqual(0);
    }
  });

  test('requests count by route and status, paid calls by provider and model', async () => {
    const points = await until(
      async () => collector.points(),
      (all) =>
        all.some(
          ({ name, attributes }) =>
            name === 'http.server.request.duration' && attributes['http.response.status_code'] === 409,
        ),
    );
    const asked = points.filter(({ name }) => name === 'http.server.request.duration');
    expect(new Set(asked.flatMap(({ attributes }) => Object.keys(attributes)))).toEqual(
      new Set(['http.request.method', 'http.route', 'http.response.status_code']),
    );
    const answered = points.filter(({ name }) => name === 'gen_ai.client.operation.duration');
    const models = new Set(answered.map(({ attributes }) => attributes['gen_ai.request.model']));
    expect(models.size).toBe(3 + 1); // and the reader
  });
});

test('a silent database is what the warnings of health and of 5xx see, until it is back', async () => {
  const ofGateway = (name: string) =>
    collector.points().filter((point) => point.service === 'agence-gateway' && point.name === name);
  const healthy = async () => ofGateway('agence.healthy').at(-1)?.value;
  await whileFrozen(system.run().mongodb.pid, async () => {
    expect(await account.agence.hasty.get('compte/')).toMatchObject({ status: 503 });
    expect(await until(healthy, (value) => value === 0)).toBe(0);
    const faults = async () =>
      ofGateway('http.server.request.duration').filter(
        ({ attributes }) => attributes['http.response.status_code'] === 503,
      );
    expect(await until(faults, ({ length }) => length > 0)).not.toEqual([]);
  });
  expect(await until(healthy, (value) => value === 1)).toBe(1);
});

test('nothing that leaves names a client, a person, an agency, a key or a question', async () => {
  const { questions } = await questionsOf(account, id);
  const request = someRequest({ message: 'Rappelez-moi le mardi.' });
  await sendForm(system.base_url, request);
  await traceOf('POST /lead/', 'POST /lead/');
  const private_ = [
    ...[ENTRY.entreprise, 'Locmariaquer', 'viennoise', 'four à bois', new URL(ENTRY.site_web).hostname],
    ...[account.slug, account.key, account.nom, id, request.entreprise, request.email, 'mardi'],
    ...questions.map(({ question }) => question),
  ];
  expect(collector.text()).toContain('/agence/v1/clients/{id}/questions/');
  expect(private_.filter((words) => collector.text().includes(words))).toEqual([]);
});
