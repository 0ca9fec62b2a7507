import { fr } from '@agence/gesture';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import type { Lead } from '@agence/proto/form/v1/form';
import type { TodoKind } from '@agence/proto/platform/v1/platform';
import { type Fait, type Lettre, nomSansLien } from './lettre.ts';

/** Letters to operators. */

/** Label of each kind; a kind that only a newer service knows is shown as it is. */
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

const since = (seconds: number): string => {
  const hours = Math.floor(seconds / 3600);
  return hours < 24 ? fr`depuis ${hours}\u00a0h` : fr`depuis ${Math.floor(hours / 24)}\u00a0j`;
};

/** What waits in a service, of one kind. */
export type ATraiter = TodoKind & { readonly service: string };

type AFaire = { readonly rows: readonly ATraiter[]; readonly silent: readonly string[] };

/** Items that wait for a person. */
export const a_faire = ({ rows, silent }: AFaire): Lettre => ({
  sujet: fr`À faire : ${rows.reduce((sum, { count }) => sum + count, 0)}`,
  titre: fr`Des éléments attendent une personne`,
  paragraphes: [
    fr`« npm run --silent operate -- todo list » les montre un par un, du plus ancien au plus récent, avec la commande qui suit.`,
    ...silent.map((service) => fr`Le service ${service} n'a pas répondu : ce qui y attend n'est pas compté.`),
  ],
  faits: rows.map(({ service, kind, count, oldest_s }) => [
    `${LABELS[kind] ?? kind} (${service})`,
    fr`${count}, ${since(oldest_s)}`,
  ]),
});

type DuCompte<K extends string> = Pick<Compte, 'slug' | 'nom'> & Readonly<Record<K, string>>;

const duCompte = ({ nom, slug }: DuCompte<never>): Fait => [fr`Compte`, `${nom} (${slug})`];

/** A measurement ended without a result. */
export const alerte_mesure = (facts: DuCompte<'entreprise' | 'client' | 'mesure' | 'detail'>): Lettre => ({
  sujet: fr`Alerte : mesure sans résultat, compte ${facts.slug}`,
  titre: fr`Une mesure n'a pas abouti`,
  paragraphes: [facts.detail],
  faits: [duCompte(facts), [fr`Client`, `${facts.entreprise} (${facts.client})`], [fr`Mesure`, facts.mesure]],
});

/** An account terminated itself. `fin_le`: DD/MM/YYYY, the recorded end. */
export const alerte_resiliation = (facts: DuCompte<'fin_le' | 'mode'>): Lettre => ({
  sujet: fr`Alerte : résiliation, compte ${facts.slug}`,
  titre: fr`Un compte est résilié`,
  paragraphes: [
    facts.mode === 'carte'
      ? fr`Le compte est résilié et paie par carte : vérifiez chez le prestataire que les prélèvements s'arrêtent, puis notez-le par « accounts close ${facts.slug} ».`
      : fr`Le compte est résilié et paie par virement : notez que vous l'avez vu par « accounts close ${facts.slug} ».`,
  ],
  faits: [duCompte(facts), [fr`Fin le`, facts.fin_le]],
});

/** The card of a terminated account was debited. */
export const alerte_debit = (facts: DuCompte<'fin_le' | 'facture'>): Lettre => ({
  sujet: fr`Alerte : prélèvement après résiliation, compte ${facts.slug}`,
  titre: fr`Une carte a été débitée après la résiliation`,
  paragraphes: [
    fr`La carte a payé une période qui suit la fin du compte. Arrêtez l'abonnement chez le prestataire et rendez la somme, puis « plans settle ${facts.slug} ${facts.facture} » ; ou rouvrez le compte par « accounts reopen ${facts.slug} ».`,
  ],
  faits: [duCompte(facts), [fr`Fin le`, facts.fin_le], [fr`Facture`, facts.facture]],
});

type Demande = Pick<Lead, 'id' | 'entreprise' | 'email' | 'concurrents' | 'message'> & Partial<Lead>;

const faits = (demande: Demande): readonly Fait[] => [
  [fr`Entreprise`, demande.entreprise],
  [fr`Adresse e-mail`, demande.email],
  [fr`Ville`, demande.ville],
  [fr`Métier`, demande.metier],
  [fr`Site web`, demande.site_web],
  [fr`Concurrents`, demande.concurrents.join(', ')],
  [fr`Objet`, demande.objet],
  [fr`Message`, demande.message],
  [fr`Demande`, demande.id],
];

/** A request of the public form was accepted. */
export const alerte_demande = (demande: Demande): Lettre => ({
  sujet: fr`Nouvelle demande de diagnostic : ${nomSansLien(demande.entreprise) ?? demande.id}`,
  titre: fr`Une demande de diagnostic est arrivée`,
  paragraphes: [
    fr`Sa mesure démarre d'elle-même ; le diagnostic sera envoyé à l'adresse donnée, une fois confirmée. Vous n'avez rien à faire, sinon répondre au message s'il y en a un.`,
  ],
  faits: faits(demande),
});

/** The measurement of a form request failed twice. */
export const alerte_diagnostic = (demande: Demande): Lettre => ({
  sujet: fr`Alerte : diagnostic sans résultat, demande ${demande.id}`,
  titre: fr`Un diagnostic n'a pas abouti`,
  paragraphes: [
    fr`Deux mesures de suite n'ont pas donné assez de réponses exploitables. La personne attend encore son diagnostic et n'a pas été prévenue : reprenez la mesure, ou écrivez-lui.`,
  ],
  faits: faits(demande),
});
