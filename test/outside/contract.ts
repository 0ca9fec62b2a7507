/** One row of the contract's tables of routes. */
export type Row = {
  readonly method: 'GET' | 'POST';
  /** Agency routes under `/agence/v1/`, public ones from the root. */
  readonly path: string;
  readonly door: 'public' | 'agence';
  /** Proposed first, done with `confirmer`. */
  readonly two_steps: boolean;
};

const row = (line: string, door: Row['door'], steps: 'one step' | 'two steps' = 'one step'): Row => {
  const [method, path = ''] = line.split(' ');
  return { method: method === 'POST' ? 'POST' : 'GET', path, door, two_steps: steps === 'two steps' };
};

/** The whole surface, in the order of the contract. */
export const CONTRACT: readonly Row[] = [
  row('GET health/', 'public'),
  row('POST lead/', 'public'),
  row('GET compte/', 'agence'),
  row('GET clients/', 'agence'),
  row('GET clients/{id}/livrables/', 'agence'),
  row('GET clients/{id}/questions/', 'agence'),
  row('GET diagnostics/', 'agence'),
  row('GET aide/', 'agence'),
  row('POST clients/', 'agence', 'two steps'),
  row('POST clients/{id}/retirer/', 'agence', 'two steps'),
  row('POST clients/{id}/corriger/', 'agence', 'two steps'),
  row('POST diagnostics/', 'agence', 'two steps'),
  row('POST marque/', 'agence', 'two steps'),
  row('POST resilier/', 'agence', 'two steps'),
  row('POST badge/', 'agence', 'two steps'),
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

export const nameOf = ({ method, path }: Pick<Row, 'method' | 'path'>): string => `${method} ${path}`;

/** Routes with a proposal. */
export const TWO_STEPS = CONTRACT.filter(({ two_steps }) => two_steps).map(nameOf);

/** The path from the root, with an id in its place. */
export const urlOf = ({ door, path }: Row, id = 'c_x'): string =>
  `${door === 'agence' ? '/agence/v1/' : '/'}${path.replace('{id}', id)}`;

/** `POST clients/{id}/retirer/` → `clients.retirer.post`: the name of the route's file and of its test. */
export const fileOf = ({ method, path }: Pick<Row, 'method' | 'path'>): string =>
  `${path.replace('{id}/', '').replace(/\/$/, '').replaceAll('/', '.')}.${method.toLowerCase()}`;
