import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';
import type { Series } from './metrics.ts';

/** Replaces the variables that Grafana fills in. */
const filledIn = (expr: string): string =>
  expr.replace(/\$__(rate_)?interval\b/g, '5m').replace(/\$__range\b/g, '1h');

const nodesOf = (expr: string): readonly SyntaxNode[] => {
  const nodes: SyntaxNode[] = [];
  parser.parse(expr).iterate({ enter: ({ node }) => void nodes.push(node) });
  return nodes;
};

/** One sentence for each invalid expression, unknown series or unknown label. */
export function faultsOf(given: string, known: Series): string[] {
  const expr = filledIn(given);
  const text = ({ from, to }: SyntaxNode): string => expr.slice(from, to);
  const nodes = nodesOf(expr);
  const broken = nodes.find(({ type }) => type.isError);
  if (broken !== undefined) return [`no PromQL at "${expr.slice(broken.from, broken.from + 20)}": ${expr}`];

  const selectors = nodes.filter(({ name }) => name === 'VectorSelector');
  const all = new Set<string>();
  const faults = selectors.flatMap((selector) => {
    const name = selector.getChild('Identifier');
    if (name === null) return [`names no metric: ${text(selector)}`];
    const labels = known.get(text(name));
    if (labels === undefined) return [`unknown metric ${text(name)}`];
    for (const label of labels) all.add(label);
    const matchers = selector.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
    return matchers
      .map((matcher) => text(matcher.firstChild ?? matcher))
      .filter((label) => !labels.has(label))
      .map((label) => `${text(name)} has no label ${label}`);
  });
  const grouped = nodes.filter(
    ({ name, parent }) => name === 'LabelName' && parent?.name === 'GroupingLabels',
  );
  return [
    ...(selectors.length === 0 ? [`asks for no metric: ${expr}`] : faults),
    ...grouped.map(text).flatMap((label) => (all.has(label) ? [] : [`no metric here has a label ${label}`])),
  ];
}
