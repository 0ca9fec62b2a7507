import { FORMULE_DIRECTE, LEADS_PAR_CLIENT, nomDeFormule } from '@agence/words/promises';

/** What each plan gives (docs/limits.md): changed at deploy time, never in data. */
export type Plan = {
  readonly label: string;
  readonly clients: number;
  readonly questions_par_client: number;
  readonly ias_par_client: number;
  readonly leads_par_mois: number;
};

const plan = (
  name: string,
  clients: number,
  questions_par_client: number,
  ias_par_client: number,
  // The month's maximum follows the places.
  leads_par_mois = LEADS_PAR_CLIENT * clients,
): readonly [string, Plan] => [
  name,
  { label: nomDeFormule(name), clients, questions_par_client, ias_par_client, leads_par_mois },
];

/** A map, so that names which every object has (`constructor`) are not plans. */
export const PLANS: ReadonlyMap<string, Plan> = new Map([
  plan('agence5', 5, 10, 3),
  plan('agence15', 15, 15, 4),
  plan('agence30', 30, 20, 5),
  plan(FORMULE_DIRECTE, 1, 10, 3, 0),
]);

const OU = new Intl.ListFormat('fr', { type: 'disjunction' });

/** Plans that an account on this plan may choose: agencies among theirs, a direct customer the only one. */
export const choixDepuis = (plan: string): readonly string[] =>
  [...PLANS.keys()].filter((name) => (name === FORMULE_DIRECTE) === (plan === FORMULE_DIRECTE));

/** Names to choose from, in words. */
export const enToutesLettres = (names: readonly string[]): string => OU.format(names);

/** The plan of that name, which must exist. */
export const planDe = (name: string): Plan => {
  const found = PLANS.get(name);
  if (found === undefined) throw new Error(`no plan is called ${name}`);
  return found;
};
