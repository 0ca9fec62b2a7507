/** A served path: its pattern, and its routes that are not switched off. */
export type Served<R> = {
  readonly pattern: RegExp;
  readonly routes: ReadonlyMap<string, R>;
  /** Methods that answer as if they did not exist. */
  readonly off: ReadonlySet<string>;
};

export type Found<R> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'slash_missing' }
  | { readonly kind: 'wrong_method'; readonly allowed: readonly string[] }
  | { readonly kind: 'route'; readonly route: R; readonly id: string };

/** A slash too many at the end of an address is no other address. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace('{id}', '(?<id>[^/]+)')
      .replace('{reste}', '(?<id>.+)')}${path.endsWith('/') ? '' : '/?'}$`,
  );

/** Groups the routes by path. `off` names routes that answer as unknown, without the base of the agency routes: `POST virement/`. */
export function servedPaths<R extends { readonly method: string; readonly path: string }>(
  routes: readonly R[],
  off: ReadonlySet<string>,
  base: string,
): readonly Served<R>[] {
  const isOff = ({ method, path }: R): boolean =>
    off.has(`${method} ${path.startsWith(base) ? path.slice(base.length) : path.slice(1)}`);
  const byPath = Map.groupBy(routes, ({ path }) => path);
  return [...byPath].map(([path, same]) => ({
    pattern: patternOf(path),
    off: new Set(same.filter(isOff).map(({ method }) => method)),
    routes: new Map(same.filter((route) => !isOff(route)).map((route) => [route.method, route])),
  }));
}

const withHead = (methods: readonly string[]): readonly string[] =>
  methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));

/** Finds the route of a method and a path. HEAD follows GET; a known path without its trailing slash is told apart. */
export function find<R>(served: readonly Served<R>[], method: string, path: string): Found<R> {
  const at = served.find(({ pattern }) => pattern.test(path));
  if (at === undefined)
    return served.some(({ pattern }) => pattern.test(`${path}/`))
      ? { kind: 'slash_missing' }
      : { kind: 'unknown' };
  const route = at.routes.get(method === 'HEAD' ? 'GET' : method);
  if (route === undefined)
    return at.routes.size === 0 || at.off.has(method)
      ? { kind: 'unknown' }
      : { kind: 'wrong_method', allowed: withHead([...at.routes.keys()]) };
  return { kind: 'route', route, id: at.pattern.exec(path)?.groups?.['id'] ?? '' };
}
