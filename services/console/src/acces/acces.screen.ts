import { passedOn } from '@agence/calls/reply';
import type { Answer } from '@agence/calls/route';
import { adressesPost } from '@agence/calls/routes/adresses.post';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { unlessAway } from '@agence/platform/process/faults';
import type { Acces, CleRemise, DemandeAdresse, SessionTenue } from '@agence/proto/accounts/v1/accounts';
import type { Ordre } from '@agence/proto/kernel/v1/kernel';
import { combien } from '@agence/words/french';
import { readableDay } from '@agence/words/paris';
import { ecranDe, ordonner } from '../gestes/demander.ts';
import { geste } from '../gestes/geste.ts';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { ecran, type Section } from '../pages/cadre.ts';
import { cache, formulaire, liste, tableau } from '../pages/vues.ts';

const ICI = '/console/acces/';

/** A day, stored or in Unix seconds. */
const jour = (le: number | string | undefined): string =>
  le === undefined ? '–' : readableDay(typeof le === 'number' ? new Date(le * 1000) : le);

const CLES = ['Fin de la clé', 'Porte', 'Remise le', 'Dernier usage', 'Dernier jour'];
const cle = ({ fin, porte, remise_ts, utilisee_ts, expire_le }: CleRemise): readonly string[] => [
  `…${fin}`,
  porte,
  ...[remise_ts, utilisee_ts, expire_le].map(jour),
];

const session = ({ adresse, ouverte_ts, utilisee_ts = ouverte_ts }: SessionTenue): readonly string[] => [
  adresse,
  jour(ouverte_ts),
  jour(utilisee_ts),
];

/** By address in lower case, the day of the last message, where that was refused or came back. */
type Retours = ReadonlyMap<string, number>;

/** What to do about an address that takes no messages. */
const rejetee = (le_ts: number | undefined): Vue =>
  le_ts === undefined
    ? null
    : html`<small class="msg">${fr`Notre message du ${jour(le_ts)} n'y est pas arrivé. Vérifiez cette adresse : si elle n'existe plus, demandez son retrait et l'ajout d'une autre.`}</small>`;

/** The last address of an account cannot be removed. */
const autorisee = (adresse: string, others: boolean, retours: Retours): Vue => {
  const to = `${ICI}adresses/?${new URLSearchParams({ retirer: adresse })}`;
  const dit = fr`Demander le retrait de ${adresse}`;
  return html`${adresse}${rejetee(retours.get(adresse.toLowerCase()))}
${others && html`<small class="note"><a href=${to} aria-label=${dit}>demander son retrait</a></small>`}`;
};

/** `demande`: the id of an address request; empty: the request of a key. */
const retirer = (visit: Visit, demande: string, dite: string): Vue => {
  const bouton = html`<button class="lien" aria-label=${fr`Retirer la demande : ${dite}`}>Retirer la demande</button>`;
  return formulaire(visit, `${ICI}demandes/`, [cache('demande', demande), bouton]);
};

export const demandeDite = ({ action, adresse }: Pick<DemandeAdresse, 'action' | 'adresse'>): string =>
  action === 'retirer' ? fr`Retirer ${adresse}` : fr`Ajouter ${adresse}`;

const demandee = (visit: Visit, demande: DemandeAdresse): Vue => {
  const dite = demandeDite(demande);
  const le = fr`Demandé le ${jour(demande.demande_ts)}`;
  return html`${dite}<small class="note">${le}</small>${retirer(visit, demande.id, dite)}`;
};

const sections = (visit: Visit, acces: Acces, retours: Retours): readonly Section[] => {
  const { adresses_demandees, sans_lettre, cle_demandee_ts, badge, assistants } = acces;
  const { adresses } = visit.compte;
  const valides = acces.cles.filter(({ coupee_ts }) => coupee_ts === undefined);
  const coupees = acces.cles.length - valides.length;
  const choix = html`${cache('recevoir', sans_lettre ? '1' : '')}
<button class="secondaire">${sans_lettre ? 'Recevoir la lettre' : 'Ne plus la recevoir'}</button>`;
  return [
    {
      titre: fr`Adresses autorisées`,
      corps: html`${liste(adresses.map((adresse) => autorisee(adresse, adresses.length > 1, retours)))}
${adresses_demandees.length > 0 && html`<h3>${fr`En attente de vérification`}</h3>`}
${adresses_demandees.length > 0 && liste(adresses_demandees.map((demande) => demandee(visit, demande)))}
<p class="gestes"><a href=${`${ICI}adresses/`}>Ajouter ou retirer une adresse</a></p>`,
    },
    {
      titre: fr`Lettre du mois`,
      lire: fr`Le 5 du mois, ce qui a changé avec certitude le mois d'avant. Rien de certain, pas de lettre.`,
      corps: html`<p>${sans_lettre ? fr`Le compte ne la reçoit pas.` : fr`Elle est envoyée à toutes les adresses du compte.`}</p>
${formulaire(visit, `${ICI}lettre/`, choix)}`,
    },
    {
      titre: fr`Clés de l'API`,
      corps: html`${valides.length === 0 ? html`<p>${fr`Aucune clé n'ouvre ce compte.`}</p>` : tableau(CLES, valides.map(cle))}
${coupees > 0 && html`<p class="note">${fr`${combien(coupees, 'clé coupée', 'clés coupées')}.`}</p>`}
${cle_demandee_ts && html`<p>${fr`Une clé est demandée depuis le ${jour(cle_demandee_ts)} : une personne vous la remet après vérification.`}</p>`}
${cle_demandee_ts && retirer(visit, '', fr`clé de l'API`)}
<p class="gestes">${cle_demandee_ts === undefined && html`<a href=${`${ICI}demander/`}>Demander une clé</a>`}
${valides.length > 0 && html`<a href=${`${ICI}cles/`}>Couper toutes les clés</a>`}</p>`,
    },
    {
      titre: fr`Adresse de commande`,
      lire: fr`Écrivez-y vos ordres par e-mail, depuis une adresse autorisée.`,
      corps: html`<p>${badge ? fr`Le compte en a une ; elle n'est affichée qu'une fois, à sa création.` : fr`Le compte n'en a pas encore.`}</p>
<p class="gestes"><a href=${`${ICI}badge/`}>${badge ? fr`En recevoir une nouvelle` : fr`En recevoir une`}</a></p>`,
    },
    {
      titre: fr`Sessions et assistants`,
      corps: html`${tableau(['Session ouverte par', 'Ouverte le', 'Dernier usage'], acces.sessions_tenues.map(session))}
<p class="note">${fr`${combien(assistants, 'assistant connecté', 'assistants connectés')}.`}</p>
<p class="gestes"><a href="/console/comptes/fermer/">Fermer toutes les sessions</a></p>`,
    },
  ];
};

/** None while mail does not answer: the rest of the screen needs nothing of it. */
const retoursDe = async ({ needs, compte: { slug: compte } }: Visit): Promise<Retours> => {
  const { retours } = await unlessAway(needs.mail.call.lireRetours({ compte }), { retours: [] });
  return new Map(retours.map(({ adresse, le_ts }) => [adresse.toLowerCase(), le_ts]));
};

const montrer = async (visit: Visit): Promise<Shown> => {
  const read = visit.needs.peers.accounts.call.lireAcces({ compte: visit.compte.slug });
  const [answer, retours] = await Promise.all([passedOn(read), retoursDe(visit)]);
  return ecranDe(visit, answer, (value) =>
    ecran(visit, {
      titre: fr`Accès`,
      chapeau: fr`Qui peut se connecter, commander et appeler l'API au nom du compte.`,
      fait: visit.query.get('fait') === 'retiree' && fr`La demande est retirée.`,
      sections: sections(visit, value, retours),
    }),
  );
};

/** The people and keys that may sign in, order by mail or call the API for the account. */
const acces: AccountScreen = { path: ICI, show: montrer };

/** A form of this page. Like `retirer-formule`, only for the console: the API's contract has no such call. */
const surPlace = (
  path: string,
  to: string,
  run: (visit: Visit, ordre: Ordre) => Promise<Answer<unknown>>,
): AccountScreen => ({
  path,
  send: async (visit) => {
    const answer = await ordonner(visit, (ordre) => run(visit, ordre));
    return ecranDe(visit, answer, () => ({ to }));
  },
  reprendre: montrer,
});

/** Withdraws a request that waits. */
const retirerDemande = surPlace(`${ICI}demandes/`, `${ICI}?fait=retiree`, (visit, ordre) => {
  const asked = { ordre, demande: visit.form.get('demande') ?? '', par: visit.adresse };
  return passedOn(visit.needs.peers.accounts.call.retirerDemande(asked));
});

/** Stops the monthly letter, or asks for it again. */
const reglerLettre = surPlace(`${ICI}lettre/`, ICI, ({ needs, form }, ordre) => {
  const sans_lettre = form.get('recevoir') !== '1';
  return passedOn(needs.peers.accounts.call.reglerLettre({ ordre, sans_lettre, jeton: '' }));
});

const CHAMPS = [
  {
    nom: 'action',
    label: fr`Demande`,
    choix: [
      ['ajouter', fr`ajouter`],
      ['retirer', fr`retirer`],
    ],
  },
  { nom: 'adresse', label: fr`Adresse e-mail`, type: 'email', requis: true, vise: /adresse/i },
] as const;

const adresses = geste({
  path: `${ICI}adresses/`,
  route: adressesPost,
  saisie: {
    titre: fr`Ajouter ou retirer une adresse`,
    chapeau: fr`Une personne vérifie la demande ; toutes les adresses du compte en sont averties.`,
    champs: CHAMPS,
    // The list of addresses leads here with the one to remove.
    depart: async ({ query, compte }) => {
      const adresse = compte.adresses.find((known) => known === query.get('retirer')) ?? '';
      return { ok: { action: adresse && 'retirer', adresse } };
    },
    bouton: fr`Transmettre la demande`,
  },
  // The API itself refuses any other action.
  corps: (form) => ({ [form.get('action') ?? '']: form.get('adresse') }),
  faits: ({ adresse, etat }) => [
    [fr`Adresse`, adresse],
    [fr`État`, etat],
  ],
  fait: () => ({ titre: fr`Votre demande est transmise` }),
});

export const ACCES = [acces, retirerDemande, reglerLettre, adresses];
