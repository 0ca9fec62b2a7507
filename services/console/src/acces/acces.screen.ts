import { opened } from '@agence/calls/reply';
import { fr, type Refusal } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { isTransient } from '@agence/platform/process/faults';
import type { Acces, CleRemise, DemandeAdresse, SessionTenue } from '@agence/proto/accounts/v1/accounts';
import type { Ordre } from '@agence/proto/kernel/v1/kernel';
import { accord, nombre } from '@agence/words/french';
import { readableDay } from '@agence/words/paris';
import { ordonner, refus } from '../gestes/demander.ts';
import type { AccountScreen, Visit } from '../http/screen.ts';
import { ecran, type Section } from '../pages/cadre.ts';
import { cache, caches } from '../pages/formulaire.ts';

const ICI = '/console/acces/';

const jour = (ts: number | undefined): string => (ts === undefined ? '–' : readableDay(new Date(ts * 1000)));

const cle = ({
  porte,
  fin,
  remise_ts,
  utilisee_ts,
  expire_le,
}: CleRemise): Vue => html`<tr><th scope="row">…${fin}</th>
<td data-titre="Porte">${porte}</td><td data-titre="Remise le">${jour(remise_ts)}</td><td data-titre="Dernier usage">${jour(utilisee_ts)}</td><td data-titre="Dernier jour">${expire_le === undefined ? '–' : readableDay(expire_le)}</td></tr>`;

const cles = (all: readonly CleRemise[]): Vue =>
  all.length === 0
    ? html`<p>${fr`Aucune clé n'ouvre ce compte.`}</p>`
    : html`<table><thead><tr><th scope="col">Fin de la clé</th><th scope="col">Porte</th><th scope="col">Remise le</th><th scope="col">Dernier usage</th><th scope="col">Dernier jour</th></tr></thead><tbody>${all.map(cle)}</tbody></table>`;

const session = ({
  adresse,
  ouverte_ts,
  utilisee_ts,
}: SessionTenue): Vue => html`<tr><th scope="row">${adresse}</th>
<td data-titre="Ouverte le">${jour(ouverte_ts)}</td><td data-titre="Dernier usage">${jour(utilisee_ts ?? ouverte_ts)}</td></tr>`;

const sessions = (all: readonly SessionTenue[]): Vue =>
  html`<table><thead><tr><th scope="col">Session ouverte par</th><th scope="col">Ouverte le</th><th scope="col">Dernier usage</th></tr></thead><tbody>${all.map(session)}</tbody></table>`;

const coupees = (n: number): Vue =>
  n === 0 ? null : html`<p class="note">${fr`${nombre(n)} ${accord(n, 'clé coupée', 'clés coupées')}.`}</p>`;

/** By address in lower case, the day of the last message, where that was refused or came back. */
type Retours = ReadonlyMap<string, number>;

/** What to do about an address that takes no messages. */
const rejetee = (le_ts: number | undefined): Vue =>
  le_ts === undefined
    ? null
    : html`<small class="msg">${fr`Notre message du ${jour(le_ts)} n'y est pas arrivé. Vérifiez cette adresse : si elle n'existe plus, demandez son retrait et l'ajout d'une autre.`}</small>`;

/** The last address of an account cannot be removed. */
const autorisee = (adresse: string, others: boolean, retours: Retours): Vue =>
  html`<li>${adresse}${rejetee(retours.get(adresse.toLowerCase()))}${others ? html`<small class="note"><a href=${`${ICI}adresses/?${new URLSearchParams({ retirer: adresse })}`} aria-label=${fr`Demander le retrait de ${adresse}`}>demander son retrait</a></small>` : null}</li>`;

/** `demande`: the id of an address request; empty: the request of a key. */
const retirer = ({ jeton }: Visit, demande: string, dite: string): Vue =>
  html`<form method="post" action=${`${ICI}demandes/`}>${caches(jeton)}${cache('demande', demande)}<button class="lien" aria-label=${fr`Retirer la demande : ${dite}`}>Retirer la demande</button></form>`;

export const demandeDite = ({ action, adresse }: Pick<DemandeAdresse, 'action' | 'adresse'>): string =>
  action === 'retirer' ? fr`Retirer ${adresse}` : fr`Ajouter ${adresse}`;

/** The address requests that a person has not verified yet. */
const demandees = (visit: Visit, all: readonly DemandeAdresse[]): Vue =>
  all.length === 0
    ? null
    : html`<h3>${fr`En attente de vérification`}</h3><ul class="attend">${all.map((demande) => {
        const dite = demandeDite(demande);
        return html`<li>${dite}<small class="note">${fr`Demandé le ${jour(demande.demande_ts)}`}</small>${retirer(visit, demande.id, dite)}</li>`;
      })}</ul>`;

const sections = (
  visit: Visit,
  { cles: all, sessions_tenues, assistants, badge, cle_demandee_ts, adresses_demandees, sans_lettre }: Acces,
  retours: Retours,
): readonly Section[] => {
  const valides = all.filter(({ coupee_ts }) => coupee_ts === undefined);
  return [
    {
      titre: fr`Adresses autorisées`,
      corps: html`<ul class="attend">${visit.compte.adresses.map((adresse) => autorisee(adresse, visit.compte.adresses.length > 1, retours))}</ul>${demandees(visit, adresses_demandees)}<p class="gestes"><a href=${`${ICI}adresses/`}>Ajouter ou retirer une adresse</a></p>`,
    },
    {
      titre: fr`Lettre du mois`,
      lire: fr`Le 5 du mois, ce qui a changé avec certitude le mois d'avant. Rien de certain, pas de lettre.`,
      corps: html`<p>${sans_lettre ? fr`Le compte ne la reçoit pas.` : fr`Elle est envoyée à toutes les adresses du compte.`}</p><form method="post" action=${`${ICI}lettre/`}>${caches(visit.jeton)}${cache('recevoir', sans_lettre ? '1' : '')}<button class="secondaire">${sans_lettre ? 'Recevoir la lettre' : 'Ne plus la recevoir'}</button></form>`,
    },
    {
      titre: fr`Clés de l'API`,
      corps: html`${cles(valides)}${coupees(all.length - valides.length)}${
        cle_demandee_ts === undefined
          ? null
          : html`<p>${fr`Une clé est demandée depuis le ${jour(cle_demandee_ts)} : une personne vous la remet après vérification.`}</p>${retirer(visit, '', fr`clé de l'API`)}`
      }<p class="gestes">${cle_demandee_ts === undefined ? html`<a href=${`${ICI}demander/`}>Demander une clé</a>` : null}${valides.length === 0 ? null : html`<a href=${`${ICI}cles/`}>Couper toutes les clés</a>`}</p>`,
    },
    {
      titre: fr`Adresse de commande`,
      lire: fr`Écrivez-y vos ordres par e-mail, depuis une adresse autorisée.`,
      corps: html`<p>${badge ? fr`Le compte en a une ; elle n'est affichée qu'une fois, à sa création.` : fr`Le compte n'en a pas encore.`}</p><p class="gestes"><a href=${`${ICI}badge/`}>${badge ? fr`En recevoir une nouvelle` : fr`En recevoir une`}</a></p>`,
    },
    {
      titre: fr`Sessions et assistants`,
      corps: html`${sessions(sessions_tenues)}<p class="note">${fr`${nombre(assistants)} ${accord(assistants, 'assistant connecté', 'assistants connectés')}.`}</p><p class="gestes"><a href="/console/comptes/fermer/">Fermer toutes les sessions</a></p>`,
    },
  ];
};

/** None while mail does not answer: the rest of the screen needs nothing of it. */
const retoursDe = async ({ needs, compte: { slug: compte } }: Visit): Promise<Retours> => {
  const { retours } = await needs.mail.call.lireRetours({ compte }).catch((fault: unknown) => {
    if (isTransient(fault)) return { retours: [] };
    throw fault;
  });
  return new Map(retours.map(({ adresse, le_ts }) => [adresse.toLowerCase(), le_ts]));
};

/** The people and keys that may sign in, order by mail or call the API for the account. */
export const acces: AccountScreen = {
  method: 'GET',
  path: ICI,
  show: async (visit) => {
    const compte = visit.compte.slug;
    const [{ result }, retours] = await Promise.all([
      visit.needs.peers.accounts.call.lireAcces({ compte }),
      retoursDe(visit),
    ]);
    const read = opened(result, 'acces');
    if ('refusal' in read) return refus(visit, read.refusal, '/console/');
    const page = {
      titre: fr`Accès`,
      surtitre: fr`Console`,
      chapeau: html`${fr`Qui peut se connecter, commander et appeler l'API au nom du compte.`}${visit.query.get('fait') === 'retiree' ? html`<span class="fait" role="status">${fr`La demande est retirée.`}</span>` : null}`,
      sections: sections(visit, read.value, retours),
    };
    return { page: ecran(visit, page, ICI) };
  },
};

type Outcome = { readonly refusal: Refusal } | { readonly value: unknown };

/** A form of this page. Like `retirer-formule`, only for the console: the API's contract has no such call. */
const surPlace = (
  path: string,
  to: string,
  run: (visit: Visit, ordre: Ordre) => Promise<Outcome>,
): AccountScreen => ({
  ...{ method: 'POST', path },
  show: async (visit) => {
    const { jeton: _, commande: __, ...body } = Object.fromEntries(visit.form);
    const answer = await ordonner(visit, { path, id: '', body }, (command_id) =>
      run(visit, { compte: visit.compte.slug, command_id, confirmer: true }),
    );
    return 'refusal' in answer ? refus(visit, answer.refusal, ICI) : { to };
  },
  reprendre: (visit) => acces.show(visit),
});

/** Withdraws a request that waits. */
export const retirerDemande = surPlace(
  `${ICI}demandes/`,
  `${ICI}?fait=retiree`,
  async ({ needs, adresse: par, form }, ordre) => {
    const asked = { ordre, demande: form.get('demande') ?? '', par };
    return opened((await needs.peers.accounts.call.retirerDemande(asked)).result, 'retiree');
  },
);

/** Stops the monthly letter, or asks for it again. */
export const reglerLettre = surPlace(`${ICI}lettre/`, ICI, async ({ needs, form }, ordre) => {
  const asked = { ordre, sans_lettre: form.get('recevoir') !== '1', jeton: '' };
  return opened((await needs.peers.accounts.call.reglerLettre(asked)).result, 'reglee');
});
