import { agencyRoutes } from '@agence/calls/agency-routes';
import { DONNEES } from '@agence/words/promises';

/** Routes without a key, as `ROUTES_OFF` names them. */
export const PUBLIC_ROUTES: readonly string[] = [
  ...['GET health/', 'GET openapi.json', 'GET d/{id}', 'GET lead/', 'POST lead/'],
  ...Object.values(DONNEES).map((file) => `GET d/{id}/${file}`),
  ...['GET lead/confirmer/{id}', 'POST lead/confirmer/{id}'],
  ...['GET console/', 'GET console/{reste}', 'POST console/', 'POST console/{reste}'],
  ...['POST interne/taches/{id}/', 'POST interne/paiement/'],
];

/** `POST diagnostics/,POST lead/` → the set of names. */
export const routesOff = (setting: string): ReadonlySet<string> =>
  new Set(
    setting
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );

/** Why routes cannot be switched off: a name is no route; null when they can. */
export function refusesRoutesOff(setting: string): string | null {
  const agency = agencyRoutes(new Set()).map(({ method, path }) => `${method} ${path}`);
  const known = new Set([...PUBLIC_ROUTES, ...agency]);
  const unknown = [...routesOff(setting)].find((name) => !known.has(name));
  return unknown === undefined ? null : `ROUTES_OFF: no route is called "${unknown}"`;
}
