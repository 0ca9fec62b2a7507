import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { Client, LirePortefeuilleResponse } from '@agence/proto/clients/v1/clients';
import { accord, nombre } from '@agence/words/french';
import type { Visit } from '../http/screen.ts';
import { ecran, type Section } from '../pages/cadre.ts';
import { liensDesPages, type Pagine } from '../pages/pagination.ts';
import { type Attente, attend } from './attend.ts';
import { etats } from './etats.view.ts';
import { avantApres, bilanDesEvolutions, etatsBouges, tendanceDite } from './evolution.ts';
import { type Choix, TRIS, type Tri } from './lignes.ts';
import { TABLEAU } from './tableau.ts';
import { tendance } from './tendance.ts';
import { tendanceVue } from './tendance.view.ts';

/** Whether a client is cited, and who is most often before it. */
const cite = ({ constat }: Client): Vue => {
  if (constat === undefined) return '–';
  const [premier] = constat.devant;
  return html`<b>${fr`${nombre(constat.cite)} sur ${nombre(constat.reponses)}`}</b>${premier === undefined ? null : html`<small>${fr`devant : ${premier.entreprise}`}</small>`}`;
};

/** What changed since the measurement before, as the report of the client says it. */
const evolution = ({ constat }: Client): Vue => {
  const changement = constat?.changement;
  if (changement === undefined) return '–';
  const dite = tendanceDite(changement);
  if (dite === undefined) return html`<small>${fr`rien de comparable`}</small>`;
  const bouges = etatsBouges(changement);
  return html`<b class=${changement.tendance}>${dite}</b><small>${avantApres(changement)}</small>${bouges === '' ? null : html`<small>${bouges}</small>`}`;
};

/** The state of the measurement, with the day of the last one. */
const mesure = (
  { id, mesure: etat, mesure_detail, derniere_mesure, constat, actif }: Client,
  servi: boolean,
): Vue => {
  if (!actif)
    return html`<span class="etat">retiré</span>${servi ? html`<small><a href=${`/console/ajouter/?reprendre=${id}`}>Le reprendre</a></small>` : null}`;
  const detail = mesure_detail === undefined ? null : html`<small>${mesure_detail}</small>`;
  if (etat === 'faite' && derniere_mesure !== undefined)
    return html`${fr`faite le ${derniere_mesure}`}${constat?.simulee ? html`<small>mesure simulée</small>` : null}`;
  const quand =
    constat === undefined
      ? fr`Mesuré le ${derniere_mesure ?? ''}, avant sa correction.`
      : fr`Dernière mesure le ${derniere_mesure ?? ''}.`;
  const avant = derniere_mesure === undefined ? null : html`<small>${quand}</small>`;
  return html`<span class="etat">${etat}</span>${detail}${avant}`;
};

const ligne = (client: Client, servi: boolean): Vue => html`<tr>
<th scope="row"><a href=${`/console/clients/${client.id}/`}>${client.entreprise}</a><small>${client.site}${client.ville === undefined ? null : ` · ${client.ville}`}</small></th>
<td data-titre="Cité par les IA">${cite(client)}</td>
<td data-titre="Évolution">${evolution(client)}</td>
<td data-titre="Questions">${etats(client.decompte)}</td>
<td data-titre="Mesure">${mesure(client, servi)}</td>
<td class="n" data-titre="Documents">${nombre(client.livrables)}</td></tr>`;

const outils = ({
  q,
  tri,
}: Choix): Vue => html`<form method="get" action="/console/" class="outils" role="search">
<div class="champ"><label for="q">Chercher un client</label><input id="q" name="q" type="search" value=${q} /></div>
<div class="champ"><label for="tri">Trier par</label><select id="tri" name="tri">${Object.entries(TRIS).map(
  ([value, name]) => html`<option value=${value} selected=${value === tri}>${name}</option>`,
)}</select></div><button>Chercher</button></form>`;

/** Each column with the order that its heading gives, and how that order is said. */
const COLONNES: readonly (readonly [titre: string, tri?: Tri, ordre?: string])[] = [
  [fr`Client`, 'nom', 'ascending'],
  [fr`Cité par les IA`],
  [fr`Évolution`, 'evolution', 'other'],
  [fr`Questions`, 'conquerir', 'descending'],
  [fr`Mesure`, 'mesure', 'descending'],
];

/** A heading that sorts is a link with the search that there is. */
const tete =
  ({ q, tri: actuel }: Choix) =>
  ([titre, tri, ordre]: (typeof COLONNES)[number]): Vue => {
    if (tri === undefined) return html`<th scope="col">${titre}</th>`;
    const query = new URLSearchParams({ ...(q === '' ? {} : { q }), tri });
    return html`<th scope="col" aria-sort=${tri === actuel ? ordre : undefined}><a href=${`/console/?${query}`}>${titre}</a></th>`;
  };

/** Up to this many clients are shown without search and order. */
const FEW = 10;

const table = (
  choix: Choix,
  lignes: Pagine<Client>,
  { query, compte }: Visit,
  clients: readonly Client[],
): Vue => {
  const servi = compte.statut === 'actif';
  const bilan = bilanDesEvolutions(clients);
  return html`${lignes.total <= FEW && choix.q === '' ? null : outils(choix)}
${
  lignes.montres.length === 0
    ? html`<p>${fr`Aucun client ne correspond à « ${choix.q} ».`} <a href="/console/">Les voir tous</a></p>`
    : html`<table class="portefeuille"><caption>${fr`${nombre(lignes.total)} ${accord(lignes.total, 'client', 'clients')}.${bilan}`}${bilan === '' ? null : fr` Une évolution « en hausse » ou « en baisse » dépasse ce que le hasard explique ; une question monte quand son état s'améliore.`}</caption>
<thead><tr>${COLONNES.map(tete(choix))}<th scope="col" class="n">Documents</th></tr></thead>
<tbody>${lignes.montres.map((client) => ligne(client, servi))}</tbody></table>`
}${liensDesPages(lignes, '/console/', query)}<p class="gestes"><a href=${TABLEAU} download>Télécharger le tableau (CSV)</a></p>`;
};

const vide = ({ compte }: Visit): Section => ({
  titre: fr`Pour commencer`,
  corps:
    compte.statut !== 'actif'
      ? html`<p>${fr`Aucun client.`}</p>`
      : html`<p>${fr`Ajoutez vos premiers clients : en les tapant, ou en collant les lignes d'un tableur. Vous verrez ce qui serait accepté et ce que cela lance avant de confirmer.`}</p><p class="gestes"><a class="bouton" href="/console/ajouter/">Ajouter des clients</a></p>`,
});

const attente = ({ dit, vers }: Attente): Vue => html`<li><a href=${vers}>${dit}</a></li>`;

/** How the account's questions changed, once there are two months to compare. */
const suivi = ({ clients }: LirePortefeuilleResponse): readonly Section[] => {
  const drawn = tendanceVue(tendance(clients));
  return drawn === null ? [] : [{ titre: fr`Mois après mois`, corps: drawn }];
};

const places = ({ plafond, places_restantes, places_tenues }: LirePortefeuilleResponse): string => {
  const tenues = places_tenues.length;
  const suite =
    tenues === 0
      ? '.'
      : fr` ; ${nombre(tenues)} ${accord(tenues, 'place est encore tenue', 'places sont encore tenues')} par des clients retirés.`;
  return fr`${nombre(places_restantes)} ${accord(places_restantes, 'place libre', 'places libres')} sur ${nombre(plafond)}${suite}`;
};

/** The portfolio at a glance: what waits for the agency, then every client. */
export function pagePortefeuille(
  visit: Visit,
  portefeuille: LirePortefeuilleResponse,
  choix: Choix,
  lignes: Pagine<Client>,
): string {
  const todo = attend(portefeuille.clients, visit.needs.clock.now());
  const simulee = lignes.montres.some(({ constat }) => constat?.simulee === true);
  const sections: Section[] = [
    ...(todo.length === 0
      ? []
      : [{ titre: fr`Ce qui vous attend`, corps: html`<ul class="attend">${todo.map(attente)}</ul>` }]),
    portefeuille.clients.length === 0
      ? vide(visit)
      : { titre: fr`Portefeuille`, pleine: true, corps: table(choix, lignes, visit, portefeuille.clients) },
    ...suivi(portefeuille),
  ];
  return ecran(
    visit,
    { titre: fr`Vos clients`, surtitre: fr`Console`, chapeau: places(portefeuille), sections, simulee },
    '/console/',
  );
}
