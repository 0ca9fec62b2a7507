import { suspendedSentence } from '@agence/calls/suspended';
import { fr } from '@agence/gesture';
import { html, type Vue, writtenPage } from '@agence/look/html';
import { ownStyle } from '@agence/look/style';
import { root, STATES } from '@agence/look/tokens';
import type { ShownPage, Visit } from '../http/screen.ts';
import type { Identite } from '../needs.ts';
import { SCRIPT_PATH } from '../script/script.ts';
import { cache } from './vues.ts';

export const STYLE = `${root(STATES)}\n${ownStyle(new URL('../look/console.css', import.meta.url))}`;

export type Section = {
  readonly titre: string;
  /** In the margin, under the title. */
  readonly lire?: Vue;
  /** Over the whole width, for a table of many columns. */
  readonly pleine?: boolean;
  readonly corps: Vue;
};

export type Page = {
  readonly titre: string;
  /** The line above the title: "Console" when absent. */
  readonly surtitre?: Vue;
  readonly h1?: string;
  readonly chapeau?: Vue;
  /** A notice of the action just completed, after the `chapeau`. */
  readonly fait?: string | false | undefined;
  /** Null and false: nothing to show. */
  readonly sections?: readonly (Section | null | false)[];
  /** A form was refused: the title of the window begins with it. */
  readonly erreur?: boolean;
  /** Figures in it come from the simulator. */
  readonly simulee?: boolean | undefined;
};

/** `always`: also open to a suspended account. */
const MENU: readonly (readonly [to: string, name: string, when?: 'always'])[] = [
  ['/console/', fr`Clients`, 'always'],
  ['/console/ajouter/', fr`Ajouter`],
  ['/console/diagnostics/', fr`Diagnostics`, 'always'],
  ['/console/marque/', fr`Marque`],
  ['/console/formule/', fr`Formule`, 'always'],
  ['/console/acces/', fr`Accès`],
  ['/console/historique/', fr`Historique`, 'always'],
  ['/console/aide/', fr`Aide`],
];

/** Whether a menu entry is the current screen or its parent; client screens belong to the first entry. */
const courant = (to: string, path: string): 'page' | 'true' | undefined => {
  if (to === path) return 'page';
  return path.startsWith(to === '/console/' ? '/console/clients/' : to) ? 'true' : undefined;
};

const menu = ({ path, compte }: Visit): Vue =>
  html`<nav aria-label="Console">${MENU.filter(
    ([, , when]) => when === 'always' || compte.statut === 'actif',
  ).map(([to, name]) => html`<a href=${to} aria-current=${courant(to, path)}>${name}</a>`)}</nav>`;

const INVENTEE = fr`Aucune IA n'a été interrogée : les réponses sont inventées pour en montrer la forme. Aucun chiffre n'est à retenir.`;
const SIMULEE: Vue = html`<aside class="simulee" aria-label="Avertissement">
<p><span><b>Mesure simulée.</b> ${INVENTEE}</span></p></aside>`;

const qui = ({ adresse, jeton }: Visit): Vue =>
  html`<div class="qui"><span>${adresse}</span><a href="/console/comptes/">Changer de compte</a>
<form method="post" action="/console/sortir/">${cache('jeton', jeton)}
<button class="lien">Se déconnecter</button></form></div>`;

/** A suspended account: the API's sentence, above what can still be read. */
const suspendu = ({ compte: { statut } }: Visit): Vue => {
  const sentence = suspendedSentence(statut);
  return sentence === undefined
    ? null
    : html`<div class="erreurs suspendu"><h2>${fr`Compte ${statut}`}</h2><p>${sentence}</p>
<p><a href="/console/formule/">Formule et paiement</a></p></div>`;
};

const section = ({ titre, lire, pleine, corps }: Section, i: number): Vue =>
  html`<section class=${pleine ? 'rang pleine' : 'rang'} aria-labelledby=${`s${i}`}>
<div class="manchette"><h2 id=${`s${i}`}>${titre}</h2>${lire && html`<p>${lire}</p>`}</div>
<div class="colonne">${corps}</div></section>`;

export type Faits = readonly (readonly [name: string, value: Vue])[];

export const faits = (all: Faits): Vue =>
  all.length > 0 &&
  html`<dl class="faits">${all.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;

/** A screen of an account. */
export const ecran = (visit: Visit, page: Page): ShownPage => ({
  page: ecrirePage(visit.needs.identite, page, visit),
});

/** The refusal of a suspended account; the frame says why, and its menu what remains open. */
export const pageSuspendue = (visit: Visit): ShownPage =>
  ecran(visit, { titre: fr`Ce compte n'est pas servi`, surtitre: fr`Rien n'a été fait` });

/** The only section of a page that leads elsewhere. */
export const etMaintenant = (corps: Vue): readonly Section[] => [{ titre: fr`Et maintenant ?`, corps }];

/** A whole screen: no outside resource, system fonts, complete without its script. Without `visit` nobody is signed in. */
export function ecrirePage(identite: Identite, page: Page, visit?: Visit): string {
  const { titre, surtitre = fr`Console`, h1 = titre, chapeau, sections = [] } = page;
  const fait = page.fait && html`<span class="fait" role="status">${page.fait}</span>`;
  const nom = visit?.compte.nom ?? identite.nom;
  return writtenPage(html`<html lang="fr"><head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<meta name="color-scheme" content="light" />
<title>${page.erreur && fr`Erreur : `}${titre} – ${nom}</title>
<style dangerouslySetInnerHTML=${{ __html: STYLE }}></style>
${visit && html`<script src=${SCRIPT_PATH} defer></script>`}</head><body>
<a class="saut" href="#contenu">Aller au contenu</a>
<header><div class="bandeau"><div><b>${nom}</b>${visit ? menu(visit) : html`<span>Console</span>`}</div></div>
${page.simulee && SIMULEE}${visit && qui(visit)}</header>
<main class="page" id="contenu" tabindex="-1">
<div class="rang ouverture"><div></div>
<div><p class="surtitre">${surtitre}</p><h1>${h1}</h1>
${(chapeau || fait) && html`<p class="chapeau">${chapeau}${fait}</p>`}</div></div>
${visit && suspendu(visit)}
${sections.filter((shown) => shown !== null && shown !== false).map(section)}
</main>
<footer class="pied"><div>
<div><h2>${identite.nom}</h2>
<p>${fr`Une question ? Écrivez à `}<a href=${`mailto:${identite.contact}`}>${identite.contact}</a>.</p></div>
</div></footer>
</body></html>`);
}
