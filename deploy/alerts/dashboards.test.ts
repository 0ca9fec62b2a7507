import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { faultsOf } from './promql.ts';
import { KNOWN, root, textOf } from './rules.ts';

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly datasource?: { readonly uid: string };
  readonly fieldConfig?: { readonly defaults: { readonly unit?: string } };
  readonly targets?: readonly {
    readonly expr: string;
    readonly legendFormat: string;
    readonly datasource: unknown;
  }[];
}
interface Board {
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly Panel[];
  readonly templating: {
    readonly list: readonly {
      readonly name: string;
      readonly type: string;
      readonly query: string | { query: string };
    }[];
  };
}

const files = readdirSync(resolve(root, 'deploy/dashboards'));
const boards = files.map((file) => [file, JSON.parse(textOf(`deploy/dashboards/${file}`)) as Board] as const);

describe.each(boards)('%s', (file, { panels, templating }) => {
  const shown = panels.filter(({ type }) => type !== 'row');
  const targets = shown.flatMap(({ title, targets: all = [] }) => all.map((one) => [title, one] as const));

  test('panels have numbers of their own', () =>
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length));

  test.each(shown.map((panel) => [panel.title, panel] as const))(
    '%s says what it shows, in which unit',
    (_, panel) => {
      expect(panel.description).toMatch(/\w.*\.$/);
      expect(panel.fieldConfig?.defaults.unit).toMatch(/\w/);
      expect(panel.targets?.length).toBeGreaterThan(0);
    },
  );

  test('the source of data is chosen, never built in', () => {
    expect(templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource' });
    const uids = [...textOf(`deploy/dashboards/${file}`).matchAll(/"uid": "([^"]+)"/g)].map(([, uid]) => uid);
    expect(
      uids.filter((uid) => uid !== `\${datasource}` && !boards.some(([, board]) => board.uid === uid)),
    ).toEqual([]);
  });

  test.each(targets.map(([title, { expr }]) => [title, expr]))('%s asks for what is there', (_, expr) =>
    expect(faultsOf(expr, KNOWN)).toEqual([]),
  );

  test.each(targets)('%s names its lines by labels that they have', (_, { expr, legendFormat }) => {
    for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
      expect(expr).toMatch(new RegExp(`by \\([^)]*\\b${label}\\b`));
  });

  test('choices are read from what is there, and every choice is used', () => {
    for (const { name, type, query } of templating.list) {
      if (type !== 'query' || typeof query === 'string') continue;
      const [, series = '', label = ''] = /^label_values\((.*), (\w+)\)$/.exec(query.query) ?? [];
      expect(faultsOf(`sum by (${label}) (${series})`, KNOWN)).toEqual([]);
      expect(targets.some(([, { expr }]) => expr.includes(`$${name}`))).toBe(true);
    }
  });
});
