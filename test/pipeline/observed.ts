import { type FakeCollector, startFakeCollector } from '@agence/testing/fakes/collector';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll } from '@jest/globals';
import { ownSystem, READ_BY_MODEL } from '../outside/system.ts';

export const PUBLIC_URL = 'https://mesure.example';

export let collector: FakeCollector;
export let system: OwnSystem;
beforeAll(async () => {
  collector = await startFakeCollector();
  const otel = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_METRIC_EXPORT_INTERVAL: '1000',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  };
  // No request of the lead form is measured: the calls of one client are counted.
  const env = { ...otel, ...READ_BY_MODEL, PUBLIC_URL, TRUSTED_HOPS: '1', LEAD_CALLS_PER_DAY: '1' };
  system = await ownSystem({ env });
});
afterAll(() => system.stop());
