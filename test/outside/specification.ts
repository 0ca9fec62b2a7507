/** One row of the specification's tables of routes. */
export type Row = {
  readonly method: 'GET' | 'POST';
  /** Agency routes under `/agence/v1/`, public ones from the root. */
  readonly path: string;
  readonly door: 'public' | 'agence';
  /** `later` until the route is built and tested from outside: this list shrinks. */
  readonly built: 'built' | 'later';
};

const row = (line: string, door: Row['door'], built: Row['built']): Row => {
  const [method, path = ''] = line.split(' ');
  return { method: method === 'POST' ? 'POST' : 'GET', path, door, built };
};

/** The whole surface: two public routes and twenty agency routes, in the order of the specification. */
export const SPECIFICATION: readonly Row[] = [
  row('GET health/', 'public', 'built'),
  row('POST lead/', 'public', 'later'),
  row('GET compte/', 'agence', 'built'),
  row('GET clients/', 'agence', 'built'),
  row('GET clients/{id}/livrables/', 'agence', 'built'),
  row('GET clients/{id}/questions/', 'agence', 'built'),
  row('GET diagnostics/', 'agence', 'built'),
  row('GET aide/', 'agence', 'built'),
  row('POST clients/', 'agence', 'built'),
  row('POST clients/{id}/retirer/', 'agence', 'built'),
  row('POST clients/{id}/corriger/', 'agence', 'built'),
  row('POST diagnostics/', 'agence', 'built'),
  row('POST marque/', 'agence', 'built'),
  row('POST resilier/', 'agence', 'built'),
  row('POST badge/', 'agence', 'built'),
  row('POST clients/{id}/questions/', 'agence', 'built'),
  row('POST clients/{id}/page/', 'agence', 'built'),
  row('POST clients/{id}/audit/', 'agence', 'built'),
  row('POST adresses/', 'agence', 'built'),
  row('POST formule/', 'agence', 'built'),
  row('POST virement/', 'agence', 'built'),
  row('POST cles/revoquer/', 'agence', 'built'),
];

export const BUILT = SPECIFICATION.filter(({ built }) => built === 'built');

export const nameOf = ({ method, path }: Pick<Row, 'method' | 'path'>): string => `${method} ${path}`;

/** The path from the root, with an id in its place. */
export const urlOf = ({ door, path }: Row, id = 'c_x'): string =>
  `${door === 'agence' ? '/agence/v1/' : '/'}${path.replace('{id}', id)}`;

/** `POST clients/{id}/retirer/` → `clients.retirer.post`: the name of the route's file and of its test. */
export const fileOf = ({ method, path }: Row): string =>
  `${path.replace('{id}/', '').replace(/\/$/, '').replaceAll('/', '.')}.${method.toLowerCase()}`;
