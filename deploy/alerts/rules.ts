import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { METRICS, type Series, seriesOf } from './metrics.ts';

export const root = resolve(import.meta.dirname, '../..');
export const textOf = (path: string): string => readFileSync(resolve(root, path), 'utf8');

export interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}
export interface Recording {
  readonly record: string;
  readonly expr: string;
}
interface RuleFile {
  readonly groups: readonly { readonly name: string; readonly rules: readonly (Alert | Recording)[] }[];
}

const file = parse(textOf('deploy/alerts/rules.yaml')) as RuleFile;
export const RULES = file.groups.flatMap(({ rules }) => rules);
export const ALERTS = RULES.filter((rule): rule is Alert => 'alert' in rule);
const RECORDINGS = RULES.filter((rule): rule is Recording => 'record' in rule);

/** Every series that an expression may name: those that services send, and those that rules record. */
export const KNOWN: Series = new Map([
  ...METRICS.flatMap((metric) => [...seriesOf(metric)]),
  ...RECORDINGS.map(({ record }) => [record, new Set<string>()] as const),
]);
