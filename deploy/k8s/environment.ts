import type { Manifest, Variable, Workload } from './objects.ts';
import type { Rendered } from './render.ts';

export const ofKind = <T extends Manifest>({ objects }: Rendered, kind: string): T[] =>
  objects.filter((object): object is T => object.kind === kind);

export const named = <T extends Manifest>(rendered: Rendered, kind: string, name: string): T => {
  const found = ofKind<T>(rendered, kind).find(({ metadata }) => metadata.name === name);
  if (found === undefined) throw new Error(`no ${kind} ${name}`);
  return found;
};

/** The variables of a workload's only container. */
export const variablesOf = ({ spec }: Workload): readonly Variable[] =>
  spec.template.spec.containers[0]?.env ?? [];

export type SecretOf = (secret: string, key: string) => string | undefined;

/**
 * The environment of a Deployment's process. `secretOf` stands for the cluster's Secrets. As in a cluster, a reference
 * without a value is an error, unless it is optional.
 */
export function environmentOf(
  rendered: Rendered,
  deployment: string,
  secretOf: SecretOf,
): Record<string, string> {
  const env: Record<string, string> = {};
  for (const variable of variablesOf(named<Workload>(rendered, 'Deployment', deployment))) {
    const value = answerTo(variable, rendered, secretOf);
    if (value !== undefined)
      env[variable.name] = value.replace(/\$\((\w+)\)/g, (as, name) => env[name] ?? as);
  }
  return env;
}

function answerTo({ name, value, valueFrom = {} }: Variable, { settings }: Rendered, secretOf: SecretOf) {
  const { configMapKeyRef, secretKeyRef, fieldRef } = valueFrom;
  const sources = [value, configMapKeyRef, secretKeyRef, fieldRef].filter((source) => source !== undefined);
  if (sources.length !== 1) throw new Error(`${name} has ${sources.length} sources`);
  if (configMapKeyRef !== undefined && configMapKeyRef.name !== 'settings')
    throw new Error(`${name}: ConfigMap ${configMapKeyRef.name} does not exist`);
  const found =
    value ??
    fieldRef?.fieldPath ??
    (configMapKeyRef && settings[configMapKeyRef.key]) ??
    (secretKeyRef && secretOf(secretKeyRef.name, secretKeyRef.key));
  if (found === undefined && (configMapKeyRef ?? secretKeyRef)?.optional !== true)
    throw new Error(`${name}: its ConfigMap or Secret has no such key`);
  return found;
}
