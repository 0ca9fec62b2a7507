import type { Visit } from '../http/screen.ts';

const MOST = 2 ** 31;

/** A number of the address; -1 is none that exists. */
export const entier = ({ query }: Pick<Visit, 'query'>, name: string): number => {
  const n = Number(query.get(name) ?? '0');
  return Number.isInteger(n) && n >= 0 && n < MOST ? n : -1;
};
