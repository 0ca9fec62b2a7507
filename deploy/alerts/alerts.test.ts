import { existsSync, globSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { faultsOf } from './promql.ts';
import { ALERTS, type Alert, KNOWN, RULES, root, textOf } from './rules.ts';

interface Check {
  readonly alertname: string;
  readonly exp_alerts: readonly unknown[];
}
const cases = parse(textOf('deploy/alerts/rules.test.yaml')) as {
  readonly tests: readonly { readonly alert_rule_test: readonly Check[] }[];
};
const checks = cases.tests.flatMap((one) => one.alert_rule_test);
const named = ALERTS.map((alert) => [alert.alert, alert] as const);

test('no two warnings share a name', () =>
  expect(new Set(ALERTS.map(({ alert }) => alert)).size).toBe(ALERTS.length));

test.each(RULES.map((rule) => ['alert' in rule ? rule.alert : rule.record, rule.expr]))(
  '%s asks for what is there',
  (_, expr) => expect(faultsOf(expr, KNOWN)).toEqual([]),
);

describe.each(named)('%s', (name, { labels, annotations, expr }: Alert) => {
  test('says how urgent it is, what is wrong, and by how much', () => {
    expect(['page', 'ticket']).toContain(labels['severity']);
    expect(annotations['summary']).toMatch(/\S/);
    expect(annotations['description']).toContain('$value');
  });

  test('names labels that it has', () => {
    const texts = Object.values(annotations).join('\n');
    for (const [, label = ''] of texts.matchAll(/\$labels\.(\w+)/g)) expect(expr).toContain(label);
  });

  test('leads to a page that speaks of it', () => {
    const page = annotations['runbook_url'] ?? '';
    expect(page).toMatch(/^deploy\/runbooks\/[a-z-]+\.md$/);
    expect(existsSync(resolve(root, page))).toBe(true);
    expect(textOf(page)).toContain(`\`${name}\` (${labels['severity']})`);
  });

  test('is shown firing once and silent once', () => {
    const mine = checks.filter(({ alertname }) => alertname === name);
    expect(mine.some(({ exp_alerts }) => exp_alerts.length > 0)).toBe(true);
    expect(mine.some(({ exp_alerts }) => exp_alerts.length === 0)).toBe(true);
  });
});

test('cases are of warnings that exist', () =>
  expect(
    checks.map(({ alertname }) => alertname).filter((name) => !named.some(([one]) => one === name)),
  ).toEqual([]));

test('only tasks that run at least every ten minutes are missed after ten minutes', () => {
  const { expr = '' } = ALERTS.find(({ alert }) => alert === 'AgenceSweepMissing') ?? {};
  const tasks = globSync('services/*/src/**/*.ts', { cwd: root }).flatMap((path) => [
    ...textOf(path).matchAll(/name: '(\w+)',\s+every_s: (\d+)/g),
  ]);
  const slow = new Set(tasks.filter(([, , seconds]) => Number(seconds) > 600).map(([, name]) => name));
  expect([...slow]).toEqual(['purge']);
  for (const name of slow) expect(expr).toContain(`agence_sweep!="${name}"`);
});

test('the table of warnings has each once, with its page, and names tests that exist', () => {
  const row = /^\| `(\w+)` +\| .+? \| \[[a-z-]+\]\(\.\.\/runbooks\/([a-z-]+\.md)\) +\| (?:`(.+)`|—) +\|$/gm;
  const rows = [...textOf('deploy/otel/README.md').matchAll(row)];
  expect(rows.map(([, name, page]) => [name, `deploy/runbooks/${page}`])).toEqual(
    ALERTS.map(({ alert, annotations }) => [alert, annotations['runbook_url']]),
  );
  const tests = rows.flatMap(([, , , path]) => path ?? []);
  expect(tests.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});

test('each warning was seen to fire', () => {
  const [, seen = ''] = textOf('deploy/otel/README.md').split('### Seen to fire');
  expect([...seen.matchAll(/`(Agence\w+)`/g)].map(([, name = '']) => name).toSorted()).toEqual(
    ALERTS.map(({ alert }) => alert).toSorted(),
  );
});

test('each service that counts a limit shows whether its stream is refused', () => {
  const having = (call: string) =>
    globSync('services/*/src/**/*.ts', { cwd: root })
      .filter((path) => textOf(path).includes(call))
      .map((path) => path.split('/')[1] ?? '');
  const counting = new Set(having(' slidingLimit('));
  expect(counting.size).toBeGreaterThan(3);
  expect(new Set(having('limitGauges('))).toEqual(counting);
  const [, , , , , shown = ''] =
    textOf('deploy/otel/README.md')
      .split('\n')
      .find((line) => line.startsWith('| `agence.limits.refused`'))
      ?.split('|') ?? [];
  expect(new Set(shown.trim().split(', '))).toEqual(counting);
});

test('the page of tasks has each', () => {
  const page = textOf('deploy/runbooks/sweeps.md');
  const tasks = globSync('services/*/src/**/*.sweep.ts', { cwd: root }).flatMap((path) => [
    ...textOf(path).matchAll(/name: '(\w+)'/g),
  ]);
  expect(tasks.map(([, name]) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

describe('pages for those who are called', () => {
  const pages = readdirSync(resolve(root, 'deploy/runbooks'));
  const folder = 'services/operator/src/commands';
  const sources = readdirSync(resolve(root, folder)).map((one) => textOf(`${folder}/${one}`));
  const verbs = new Set(
    sources.flatMap((text) => [...text.matchAll(/^ {2}'(\w+ \w+)[^']*': /gm)].map(([, line = '']) => line)),
  );

  test.each(pages)('%s is led to by a warning', (page) =>
    expect(ALERTS.map(({ annotations }) => annotations['runbook_url'])).toContain(`deploy/runbooks/${page}`),
  );

  test.each(pages)('%s names commands and pages that exist', (page) => {
    const text = textOf(`deploy/runbooks/${page}`);
    const commands = [...text.matchAll(/operate -- (\w+ \w+)/g)].map(([, command]) => command);
    expect(commands.filter((command) => !verbs.has(command ?? ''))).toEqual([]);
    const links = [...text.matchAll(/\]\(([a-z-]+\.md)\)/g)].map(([, link]) => link);
    expect(links.filter((link) => !pages.includes(link ?? ''))).toEqual([]);
  });
});
