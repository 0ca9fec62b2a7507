import { agencyRoutes } from '@agence/calls/agency-routes';
import { proposes } from '@agence/calls/shape/shape';

/** One row of the contract's tables of routes. */
export type Row = {
  readonly method: 'GET' | 'POST';
  /** Agency routes under `/agence/v1/`, public ones from the root. */
  readonly path: string;
  readonly door: 'public' | 'agence';
};

const CALLS = agencyRoutes(new Set());

/** The routes of agencies, as the calls describe them. */
export const AGENCY = CALLS.map(({ method, path }): Row => ({ method, path, door: 'agence' }));

/** All that a person or a program of theirs may call. */
export const SERVED: readonly Row[] = [
  { method: 'GET', path: 'health/', door: 'public' },
  { method: 'GET', path: 'lead/', door: 'public' },
  { method: 'POST', path: 'lead/', door: 'public' },
  ...AGENCY,
];

export const nameOf = ({ method, path }: Pick<Row, 'method' | 'path'>): string => `${method} ${path}`;

/** Routes that are proposed first, and done with `confirmer`. */
export const TWO_STEPS = CALLS.filter(({ body }) => proposes(body, {})).map(nameOf);

/** The path from the root, with an id in its place. */
export const urlOf = ({ door, path }: Row, id = 'c_x'): string =>
  `${door === 'agence' ? '/agence/v1/' : '/'}${path.replace('{id}', id)}`;

/** `POST clients/{id}/retirer/` → `clients.retirer.post`: the name of the route's file and of its test. */
export const fileOf = ({ method, path }: Pick<Row, 'method' | 'path'>): string =>
  `${path.replace('{id}/', '').replace(/\/$/, '').replaceAll('/', '.')}.${method.toLowerCase()}`;
