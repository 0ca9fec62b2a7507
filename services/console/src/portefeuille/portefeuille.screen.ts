import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { Client, LirePortefeuilleResponse } from '@agence/proto/clients/v1/clients';
import type { Changement } from '@agence/proto/clients/v1/questions';
import { combien, nombre } from '@agence/words/french';
import { type Champ, champs } from '../gestes/champs.ts';
import type { AccountScreen, ShownPage, Visit } from '../http/screen.ts';
import { ecran, type Section } from '../pages/cadre.ts';
import { liensDesPages, type Pagine, pagine } from '../pages/filtres.ts';
import { type Colonne, liste, tableau } from '../pages/vues.ts';
import { attend } from './attend.ts';
import {
  avantApres,
  bilanDesEvolutions,
  bougees,
  type Choix,
  choixDe,
  etatsBouges,
  passage,
  TRIS,
  tendanceDite,
  trouves,
} from './lignes.ts';
import { TABLEAU } from './tableau.ts';
import { etats, tendance, tendanceVue } from './tendance.view.ts';

const cite = ({ constat }: Client): Vue => {
  if (constat === undefined) return '–';
  const [premier] = constat.devant;
  return html`<b>${fr`${nombre(constat.cite)} sur ${nombre(constat.reponses)}`}</b>
${premier && html`<small>${fr`devant : ${premier.entreprise}`}</small>`}`;
};

/** Signs of questions that moved, each with what stands around it: more would make the page of thirty clients too large. */
const ROOM = 3_000;
const AROUND = 50;

/** The questions whose state changed since the measurement before, up to so many signs; the client's page marks them all. */
const questionsBougees = (changement: Changement, room: number): Vue => {
  const moves = etatsBouges(changement);
  const all = bougees(changement);
  const signs = (n: number): number =>
    all.slice(0, n).reduce((sum, { question }) => sum + question.length + AROUND, 0);
  const shown = all.filter((_, i) => signs(i + 1) <= room);
  if (shown.length === 0) return moves && html`<small>${moves}</small>`;
  const named = shown.map((asked) => html`<li>${asked.question}<small>${passage(asked)}</small></li>`);
  const more = all.length - shown.length;
  const others = more > 0 && html`<li>${fr`et ${combien(more, 'autre', 'autres')}`}</li>`;
  return html`<details><summary>${moves}</summary><ul>${named}${others}</ul></details>`;
};

/** What changed since the measurement before, as the report of the client says it. */
const evolution = ({ constat }: Client, room: number): Vue => {
  const changement = constat?.changement;
  if (changement === undefined) return '–';
  const dite = tendanceDite(changement);
  if (dite === undefined) return html`<small>${fr`rien de comparable`}</small>`;
  return html`<b class=${changement.tendance}>${dite}</b><small>${avantApres(changement)}</small>
${questionsBougees(changement, room)}`;
};

const mesure = ({ mesure: etat, mesure_detail, derniere_mesure, constat, actif }: Client): Vue => {
  if (!actif) return html`<span class="etat">retiré</span>`;
  if (etat === 'faite' && derniere_mesure !== undefined)
    return html`${fr`faite le ${derniere_mesure}`}${constat?.simulee && html`<small>mesure simulée</small>`}`;
  const quand =
    derniere_mesure &&
    (constat === undefined
      ? fr`Mesuré le ${derniere_mesure}, avant sa correction.`
      : fr`Dernière mesure le ${derniere_mesure}.`);
  return html`<span class="etat">${etat}</span>${mesure_detail && html`<small>${mesure_detail}</small>`}
${quand && html`<small>${quand}</small>`}`;
};

const ligne = (client: Client, room: number): readonly Vue[] => {
  const { id, entreprise, site, ville, decompte, livrables } = client;
  return [
    html`<a href=${`/console/clients/${id}/`}>${entreprise}</a><small>${site}${ville && ` · ${ville}`}</small>`,
    cite(client),
    evolution(client, room),
    etats(decompte),
    mesure(client),
    nombre(livrables),
  ];
};

const COLONNES: readonly Colonne[] = [
  ...['Client', 'Cité par les IA', 'Évolution', 'Questions', 'Mesure'],
  ['Documents', 'n'],
];

const OUTILS: readonly Champ[] = [
  { nom: 'q', label: fr`Chercher un client`, type: 'search' },
  { nom: 'tri', label: fr`Trier par`, choix: Object.entries(TRIS) },
];

const outils = (choix: Choix): Vue =>
  html`<form method="get" action="/console/" class="outils" role="search">
${champs(OUTILS, choix)}<button>Chercher</button></form>`;

const EXPLIQUE = fr` Une évolution « en hausse » ou « en baisse » dépasse ce que le hasard explique ; une question monte quand son état s'améliore.`;

const table = (choix: Choix, lignes: Pagine<Client>, visit: Visit, clients: readonly Client[]): Vue => {
  const bilan = bilanDesEvolutions(clients);
  const moved = lignes.montres.filter(({ constat }) => constat?.changement?.bouges.length);
  const room = ROOM / Math.max(1, moved.length);
  const legende = `${combien(lignes.total, 'client', 'clients')}.${bilan}${bilan && EXPLIQUE}`;
  const aucun = fr`Aucun client ne correspond à « ${choix.q} ».`;
  return html`${clients.length > 1 && outils(choix)}
${
  lignes.total > 0
    ? html`<div class="portefeuille">${tableau(
        COLONNES,
        lignes.montres.map((client) => ligne(client, room)),
        legende,
      )}</div>`
    : html`<p>${aucun} <a href="/console/">Voir tous les clients</a></p>`
}${liensDesPages(lignes, '/console/', visit.query)}
<p class="gestes"><a href=${TABLEAU} download>Télécharger le tableau (CSV)</a></p>`;
};

const COMMENCER = html`<p>${fr`Ajoutez vos premiers clients en les saisissant, ou en collant les lignes d'un tableur. Avant de confirmer, vous verrez ce qui sera accepté et ce que cela lancera.`}</p>
<p class="gestes"><a class="bouton" href="/console/ajouter/">Ajouter des clients</a></p>`;

const vide = ({ compte }: Visit): Section => ({
  titre: fr`Pour commencer`,
  corps: compte.statut === 'actif' ? COMMENCER : html`<p>${fr`Aucun client.`}</p>`,
});

const places = ({ plafond, places_restantes, places_tenues }: LirePortefeuilleResponse): string => {
  const tenues = places_tenues.length;
  const suite =
    tenues === 0
      ? '.'
      : fr` ; ${combien(tenues, 'place est encore tenue', 'places sont encore tenues')} par des clients retirés.`;
  return fr`${combien(places_restantes, 'place libre', 'places libres')} sur ${nombre(plafond)}${suite}`;
};

/** The portfolio at a glance: what waits for the agency, then every client. */
export function pagePortefeuille(visit: Visit, portefeuille: LirePortefeuilleResponse): ShownPage {
  const { clients } = portefeuille;
  const choix = choixDe(visit.query);
  const lignes = pagine(trouves(clients, choix), visit.query);
  const todo = attend(clients, visit.needs.clock.now());
  // How the account's questions changed, once there are two months to compare.
  const suivi = tendanceVue(tendance(clients));
  return ecran(visit, {
    titre: fr`Vos clients`,
    chapeau: places(portefeuille),
    sections: [
      todo.length > 0 && {
        titre: fr`Ce qui vous attend`,
        corps: liste(todo.map(({ dit, vers }) => html`<a href=${vers}>${dit}</a>`)),
      },
      clients.length === 0
        ? vide(visit)
        : { titre: fr`Portefeuille`, pleine: true, corps: table(choix, lignes, visit, clients) },
      suivi !== null && { titre: fr`Mois après mois`, corps: suivi },
    ],
    simulee: lignes.montres.some(({ constat }) => constat?.simulee),
  });
}

/** One read, whatever the number of clients. */
export const portefeuille: AccountScreen = {
  path: '/console/',
  suspended: 'open',
  show: async (visit) => {
    const { compte, needs } = visit;
    return pagePortefeuille(visit, await needs.peers.clients.call.lirePortefeuille({ compte: compte.slug }));
  },
};
