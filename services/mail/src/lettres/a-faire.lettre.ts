import { fr } from '@agence/gesture';
import type { Expedition, Lettre } from './lettre.ts';
import { piedInterne } from './pied.lettre.ts';

/** How much of a kind waits in a service, and for how many seconds the oldest of it has waited. */
export type AFaire = {
  readonly service: string;
  readonly kind: string;
  readonly count: number;
  readonly oldest_s: number;
};

/** What a kind is called; a kind of a newer service keeps its own word. */
const LABELS: Readonly<Record<string, string>> = {
  address: fr`Adresses à vérifier`,
  key: fr`Clés demandées`,
  transfer: fr`Virements annoncés`,
  plan: fr`Changements de formule payés qui ne tiennent pas`,
  invoice: fr`Factures payées que personne n'a demandées`,
  customer: fr`Paiements d'un client inconnu`,
  termination: fr`Résiliations à suivre`,
  lead: fr`Demandes du formulaire à vérifier`,
  measurement: fr`Mesures en échec`,
  mail: fr`Messages qui n'ont pas pu partir`,
  order: fr`Ordres par e-mail abandonnés`,
  parked: fr`Messages internes mis de côté`,
};

const DAY_S = 86_400;
const HOUR_S = 3600;

const since = (seconds: number): string =>
  seconds >= DAY_S
    ? fr`depuis ${Math.floor(seconds / DAY_S)}\u00a0j`
    : fr`depuis ${Math.floor(seconds / HOUR_S)}\u00a0h`;

/** What waits for the people who run the service; `silent`: services that did not answer. */
export const aFaire = (
  facts: Expedition & { readonly rows: readonly AFaire[]; readonly silent: readonly string[] },
): Lettre => {
  const total = facts.rows.reduce((sum, { count }) => sum + count, 0);
  return {
    sujet: fr`À faire : ${total}`,
    titre: fr`Des éléments attendent une personne`,
    paragraphes: [
      fr`« npm run --silent operate -- todo list » les montre un par un, du plus ancien au plus récent, avec la commande qui suit.`,
      ...facts.silent.map(
        (service) => fr`Le service ${service} n'a pas répondu : ce qui y attend n'est pas compté.`,
      ),
    ],
    action: null,
    faits: facts.rows.map(({ service, kind, count, oldest_s }) => [
      `${LABELS[kind] ?? kind} (${service})`,
      fr`${count}, ${since(oldest_s)}`,
    ]),
    pied: piedInterne(facts),
  };
};
