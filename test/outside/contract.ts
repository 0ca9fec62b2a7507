/** One row of the contract's tables of routes. */
export type Row = {
  readonly method: 'GET' | 'POST';
  /** Agency routes under `/agence/v1/`, public ones from the root. */
  readonly path: string;
  readonly door: 'public' | 'agence';
};

const row = (line: string, door: Row['door']): Row => {
  const [method, path = ''] = line.split(' ');
  return { method: method === 'POST' ? 'POST' : 'GET', path, door };
};

/** The whole surface: two public routes and twenty agency routes, in the order of the contract. */
export const CONTRACT: readonly Row[] = [
  row('GET health/', 'public'),
  row('POST lead/', 'public'),
  row('GET compte/', 'agence'),
  row('GET clients/', 'agence'),
  row('GET clients/{id}/livrables/', 'agence'),
  row('GET clients/{id}/questions/', 'agence'),
  row('GET diagnostics/', 'agence'),
  row('GET aide/', 'agence'),
  row('POST clients/', 'agence'),
  row('POST clients/{id}/retirer/', 'agence'),
  row('POST clients/{id}/corriger/', 'agence'),
  row('POST diagnostics/', 'agence'),
  row('POST marque/', 'agence'),
  row('POST resilier/', 'agence'),
  row('POST badge/', 'agence'),
  row('POST clients/{id}/questions/', 'agence'),
  row('POST clients/{id}/page/', 'agence'),
  row('POST clients/{id}/audit/', 'agence'),
  row('POST adresses/', 'agence'),
  row('POST formule/', 'agence'),
  row('POST virement/', 'agence'),
  row('POST cles/revoquer/', 'agence'),
];

/** All that a person or a program of theirs may call: the rows, and the form that `POST lead/` receives. */
export const SERVED: readonly Row[] = [row('GET lead/', 'public'), ...CONTRACT];

/** Routes with a proposal, in the contract's order. */
export const TWO_STEPS = [
  'POST clients/',
  'POST clients/{id}/retirer/',
  'POST clients/{id}/corriger/',
  'POST diagnostics/',
  'POST marque/',
  'POST resilier/',
  'POST badge/',
];

export const nameOf = ({ method, path }: Pick<Row, 'method' | 'path'>): string => `${method} ${path}`;

/** The path from the root, with an id in its place. */
export const urlOf = ({ door, path }: Row, id = 'c_x'): string =>
  `${door === 'agence' ? '/agence/v1/' : '/'}${path.replace('{id}', id)}`;

/** `POST clients/{id}/retirer/` → `clients.retirer.post`: the name of the route's file and of its test. */
export const fileOf = ({ method, path }: Row): string =>
  `${path.replace('{id}/', '').replace(/\/$/, '').replaceAll('/', '.')}.${method.toLowerCase()}`;
