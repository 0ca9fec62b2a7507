import { suspendedSentence } from '@agence/calls/suspended';
import { fr } from '@agence/gesture';
import { html, type Vue, writtenPage } from '@agence/look/html';
import type { Visit } from '../http/screen.ts';
import { STYLE } from '../look/look.ts';
import type { Identite } from '../needs.ts';
import { SCRIPT_PATH } from '../script/script.ts';

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
  /** The line above the title. */
  readonly surtitre: Vue;
  readonly h1?: string;
  readonly chapeau?: Vue;
  readonly sections?: readonly Section[];
  /** A form was refused: the title of the window begins with it. */
  readonly erreur?: boolean;
  /** Figures in it come from the simulator. */
  readonly simulee?: boolean;
};

/** The signed-in person, for the header and the way out; null: nobody is signed in. */
export type Regard = Pick<Visit, 'compte' | 'adresse' | 'jeton'> & { readonly ici: string };

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
const courant = (to: string, ici: string): 'page' | 'true' | undefined => {
  if (to === ici) return 'page';
  return ici.startsWith(to === '/console/' ? '/console/clients/' : to) ? 'true' : undefined;
};

const menu = ({ ici, compte }: Regard): Vue =>
  html`<nav aria-label="Console">${MENU.filter(
    ([, , when]) => when === 'always' || compte.statut === 'actif',
  ).map(([to, name]) => html`<a href=${to} aria-current=${courant(to, ici)}>${name}</a>`)}</nav>`;

const SIMULEE: Vue = html`<aside class="simulee" aria-label="Avertissement"><p><span><b>Mesure simulée.</b> ${fr`Aucune IA n'a été interrogée : les réponses sont inventées pour en montrer la forme. Aucun chiffre n'est à retenir.`}</span></p></aside>`;

const qui = ({ adresse, jeton }: Regard): Vue =>
  html`<div class="qui"><span>${adresse}</span><a href="/console/comptes/">Changer de compte</a>
<form method="post" action="/console/sortir/"><input type="hidden" name="jeton" value=${jeton} /><button class="lien">Se déconnecter</button></form></div>`;

/** A suspended account: the API's sentence, above what can still be read. */
const suspendu = ({ compte: { statut } }: Regard): Vue => {
  const sentence = statut === 'actif' ? undefined : suspendedSentence(statut);
  return sentence === undefined
    ? null
    : html`<div class="erreurs suspendu"><h2>${fr`Compte ${statut}`}</h2><p>${sentence}</p><p><a href="/console/formule/">Formule et paiement</a></p></div>`;
};

const section = ({ titre, lire, pleine, corps }: Section, i: number): Vue =>
  html`<section class=${pleine ? 'rang pleine' : 'rang'} aria-labelledby=${`s${i}`}>
<div class="manchette"><h2 id=${`s${i}`}>${titre}</h2>${lire === undefined ? null : html`<p>${lire}</p>`}</div>
<div class="colonne">${corps}</div></section>`;

export const faits = (all: readonly (readonly [name: string, value: Vue])[]): Vue =>
  html`<dl class="faits">${all.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;

/** A screen of an account. `ici`: its place in the menu. */
export const ecran = (visit: Visit, page: Page, ici = ''): string =>
  ecrirePage(visit.needs.identite, { ...visit, ici }, page);

/** A whole screen: no outside resource, system fonts, complete without its script. */
export function ecrirePage(identite: Identite, regard: Regard | null, page: Page): string {
  const { titre, surtitre, h1 = titre, chapeau, sections = [], simulee = false, erreur = false } = page;
  const nom = regard?.compte.nom ?? identite.nom;
  return writtenPage(html`<html lang="fr"><head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<meta name="color-scheme" content="light" />
<title>${erreur ? fr`Erreur : ` : null}${titre} – ${nom}</title>
<style dangerouslySetInnerHTML=${{ __html: STYLE }}></style>
${regard === null ? null : html`<script src=${SCRIPT_PATH} defer></script>`}</head><body>
<a class="saut" href="#contenu">Aller au contenu</a>
<header><div class="bandeau"><div><b>${nom}</b>${regard === null ? html`<span>Console</span>` : menu(regard)}</div></div>${simulee ? SIMULEE : null}${regard === null ? null : qui(regard)}</header>
<main class="page" id="contenu" tabindex="-1">
<div class="rang ouverture"><div></div><div><p class="surtitre">${surtitre}</p><h1>${h1}</h1>${chapeau === undefined ? null : html`<p class="chapeau">${chapeau}</p>`}</div></div>
${regard === null ? null : suspendu(regard)}
${sections.map(section)}
</main>
<footer class="pied"><div>
<div><h2>${identite.nom}</h2><p>${fr`Une question ? Écrivez à `}<a href=${`mailto:${identite.contact}`}>${identite.contact}</a>.</p></div>
</div></footer>
</body></html>`);
}
