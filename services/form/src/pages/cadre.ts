import { fr } from '@agence/gesture';
import { html, type Vue, writtenPage } from '@agence/look/html';
import { ownStyle } from '@agence/look/style';

export const STYLE = ownStyle(new URL('../look/reponses.css', import.meta.url));

/** Who runs the form: name, contact, and sender's address of the diagnostic. */
export type Identite = { readonly nom: string; readonly contact: string; readonly expediteur: string };

type Page = {
  /** Of the window, and for search engines: that of the page when absent. */
  readonly titre?: string;
  readonly description?: string;
  /** The line above the title, the title, and an introduction. */
  readonly surtitre?: string;
  readonly h1: string;
  readonly chapeau: Vue;
  readonly sections: readonly Section[];
};

type Section = {
  readonly titre: string;
  /** In the margin, under the title. */
  readonly lire?: Vue;
  readonly corps: Vue;
};

export const lienContact = ({ contact }: Identite): Vue =>
  html`<a href=${`mailto:${contact}`}>${contact}</a>`;

const section = ({ titre, lire, corps }: Section, i: number): Vue =>
  html`<section class="rang" aria-labelledby=${`s${i}`}>
<div class="manchette"><h2 id=${`s${i}`}>${titre}</h2>${lire === undefined ? null : html`<p>${lire}</p>`}</div>
<div class="colonne">${corps}</div></section>`;

/** Numbered steps: the step, then its detail. */
export const etapes = (steps: readonly (readonly [fait: string, suite: Vue])[]): Vue =>
  html`<ol class="etapes">${steps.map(([fait, suite]) => html`<li><span><b>${fait}</b>${suite}</span></li>`)}</ol>`;

/** A whole page: no script, no outside reference, system fonts. */
export function ecrirePage(identite: Identite, page: Page): string {
  const { h1, titre = h1, description = h1, surtitre = fr`Diagnostic gratuit`, chapeau, sections } = page;
  return writtenPage(html`<html lang="fr"><head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<meta name="color-scheme" content="light" />
<meta name="description" content=${description} />
<title>${titre} – ${identite.nom}</title>
<style dangerouslySetInnerHTML=${{ __html: STYLE }}></style>
</head><body>
<a class="saut" href="#contenu">Aller au contenu</a>
<header class="bandeau"><div><b>${identite.nom}</b><span>Ce que les IA disent des entreprises</span></div></header>
<main class="page" id="contenu" tabindex="-1">
<div class="rang ouverture"><div></div><div>
<p class="surtitre">${surtitre}</p><h1>${h1}</h1><p class="chapeau">${chapeau}</p>
</div></div>
${sections.map(section)}
</main>
<footer class="pied"><div>
<div><h2>${identite.nom}</h2><p>${fr`Une question, une correction : `}${lienContact(identite)}</p></div>
<div><h2>Vos données</h2><p>${fr`Gardées douze mois au plus, jamais revendues. Pour les consulter, les corriger ou les faire effacer, écrivez à la même adresse.`}</p></div>
</div></footer>
</body></html>`);
}
