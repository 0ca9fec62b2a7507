import { expect, test } from '@jest/globals';
import { seriesOf } from './metrics.ts';
import { faultsOf } from './promql.ts';

const calls = { name: 'a.calls.duration', kind: 'histogram', unit: 's', attributes: ['a.route'] } as const;
const well = { name: 'a.well', kind: 'gauge', unit: '1', attributes: [] } as const;
const queue = { name: 'a.waiting', kind: 'gauge', unit: '{call}', attributes: ['a.kind'] } as const;
const known = new Map([calls, well, queue].flatMap((one) => [...seriesOf(one)]));

test('names are those that the collector makes', () =>
  expect([...known.keys()]).toEqual([
    'a_calls_duration_seconds_bucket',
    'a_calls_duration_seconds_count',
    'a_calls_duration_seconds_sum',
    'a_well_ratio',
    'a_waiting',
  ]));

test.each([
  'sum by (job, a_route) (rate(a_calls_duration_seconds_count{a_route!="/"}[5m])) > 3',
  'histogram_quantile(0.95, sum by (le) (rate(a_calls_duration_seconds_bucket{job=~"$service"}[$__rate_interval])))',
  'max by (a_kind) (a_waiting) unless on (job) absent(a_well_ratio)',
])('%s', (expr) => expect(faultsOf(expr, known)).toEqual([]));

test.each([
  ['sum(rate(a_waiting[5m])', /^no PromQL/],
  ['sum(a_wating)', /^unknown metric a_wating$/],
  ['a_waiting{le="1"}', /^a_waiting has no label le$/],
  ['sum by (a_route) (a_waiting)', /^no metric here has a label a_route$/],
  ['{job="x"}', /^names no metric/],
  ['vector(1)', /^asks for no metric/],
])('%s is found', (expr, said) => {
  const [first, ...more] = faultsOf(expr, known);
  expect(first).toMatch(said);
  expect(more).toEqual([]);
});
