/**
 * A strategic merge as kustomize does it, as far as our patches need: objects by key, lists of named items by name;
 * `null` deletes a key, `$patch: delete` the object (returned as `undefined`).
 */
export function merge(base: unknown, patch: unknown): unknown {
  if (isObject(patch) && patch['$patch'] === 'delete') return undefined;
  if (isNamed(base) && isNamed(patch)) return mergeNamed(base, patch);
  if (!isObject(base) || !isObject(patch)) return patch;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    const result = value === null ? undefined : key in base ? merge(base[key], value) : value;
    if (result === undefined) delete merged[key];
    else merged[key] = result;
  }
  return merged;
}

type Named = { readonly name: string };

function mergeNamed(base: readonly Named[], patch: readonly Named[]): unknown[] {
  const changed = base.map((item) => {
    const change = patch.find(({ name }) => name === item.name);
    return change === undefined ? item : merge(item, change);
  });
  const added = patch.filter(({ name }) => base.every((item) => item.name !== name));
  return [...changed, ...added].filter((item) => item !== undefined);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNamed = (value: unknown): value is readonly Named[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isObject(item) && 'name' in item);
