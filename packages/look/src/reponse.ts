import { fr } from '@agence/gesture';
import { html, type Vue } from './html.ts';

type Morceau = {
  readonly texte: string;
  readonly fort: boolean;
  readonly qui: string;
  readonly offre: boolean;
};

type Ligne = {
  /** heading, paragraph, item, cell */
  readonly genre: string;
  /** The number or dash of an item. */
  readonly marque: string;
  readonly niveau: number;
  readonly tableau: number;
  readonly rangee: number;
  readonly colonne: number;
  readonly morceaux: readonly Morceau[];
};

/** An AI's answer as pages show it. */
export type Reponse = {
  readonly verdict: string;
  readonly lignes: readonly Ligne[];
  readonly coupee: boolean;
  readonly noms: readonly { readonly nom: string; readonly qui: string; readonly mots: string }[];
  readonly sources: readonly { readonly adresse: string; readonly titre: string; readonly domaine: string }[];
  readonly sources_dites: string;
  readonly recherches: readonly string[];
};

/** Where a name and a domain lead; absent: nowhere. */
export type Vers = { readonly nom: (nom: string) => string; readonly source: (domaine: string) => string };

const morceau = ({ texte, fort, qui, offre }: Morceau): Vue => {
  const named =
    qui === '' ? texte : html`<mark class=${qui === 'client' ? 'client' : 'autre'}>${texte}</mark>`;
  const strong = fort ? html`<b>${named}</b>` : named;
  return offre ? html`<span class="offre">${strong}</span>` : strong;
};

const texteDe = ({ morceaux }: Ligne): Vue => morceaux.map(morceau);
const brut = (ligne: Ligne): string => ligne.morceaux.map(({ texte }) => texte).join('');

/** Consecutive lines of the same table or list stand together. */
const groupes = (lignes: readonly Ligne[]): Ligne[][] => {
  const key = ({ genre, tableau }: Ligne) =>
    genre === 'cell' ? `t${tableau}` : genre === 'item' ? 'l' : null;
  return lignes.reduce<Ligne[][]>((groups, ligne) => {
    const last = groups.at(-1);
    const before = last?.[0];
    if (last !== undefined && before !== undefined && key(ligne) !== null && key(before) === key(ligne))
      last.push(ligne);
    else groups.push([ligne]);
    return groups;
  }, []);
};

/** A heading names its column again in each cell, for narrow screens. */
const tableau = (cellules: readonly Ligne[]): Vue => {
  const heads = new Map(cellules.filter(({ rangee }) => rangee === 0).map((head) => [head.colonne, head]));
  const rows = [...Map.groupBy(cellules, ({ rangee }) => rangee)].map(([rangee, row]) => {
    const columns = [...Map.groupBy(row, ({ colonne }) => colonne)].toSorted(([a], [b]) => a - b);
    return html`<tr>${columns.map(([colonne, lines]) => {
      const inside = lines.map((line, i) => [i === 0 ? null : html`<br />`, texteDe(line)]);
      const head = heads.get(colonne);
      return rangee === 0
        ? html`<th scope="col">${inside}</th>`
        : html`<td data-titre=${head === undefined ? undefined : brut(head).slice(0, 40)}>${inside}</td>`;
    })}</tr>`;
  });
  return html`<table><thead>${rows[0]}</thead><tbody>${rows.slice(1)}</tbody></table>`;
};

/** An item without a mark goes on with the item before it. */
const liste = (items: readonly Ligne[]): Vue =>
  html`<ul>${items.map(
    (item) =>
      html`<li class=${`n${Math.min(Math.max(item.niveau, 1), 4)}${item.marque === '' ? ' suite' : ''}`}>${item.marque}${texteDe(item)}</li>`,
  )}</ul>`;

const groupe = ([first, ...others]: readonly Ligne[]): Vue => {
  if (first === undefined) return null;
  if (first.genre === 'cell') return tableau([first, ...others]);
  if (first.genre === 'item') return liste([first, ...others]);
  return html`<p class=${first.genre === 'heading' ? 'titre' : undefined}>${texteDe(first)}</p>`;
};

/** The words of an answer: text only, so that nothing in it acts, loads or leads anywhere. */
export const texteDeReponse = ({ lignes }: Pick<Reponse, 'lignes'>): Vue =>
  html`<blockquote class="reponse">${groupes(lignes).map(groupe)}</blockquote>`;

const QUI: Readonly<Record<string, string>> = { client: fr`le client`, concurrent: fr`concurrent déclaré` };

const nomme =
  (vers: Vers | undefined) =>
  ({ nom, qui, mots }: Reponse['noms'][number]): Vue => {
    const who = QUI[qui] === undefined ? null : html`${fr`, ${QUI[qui] ?? ''}`}`;
    const words =
      mots === '' || mots === nom ? null : html`<small>${fr`« `}<bdi>${mots}</bdi>${fr` »`}</small>`;
    const name = vers === undefined ? nom : html`<a href=${vers.nom(nom)}>${nom}</a>`;
    return html`<li><b><bdi>${name}</bdi></b>${who}${words}</li>`;
  };

const source =
  (vers: Vers | undefined) =>
  ({ adresse, titre, domaine }: Reponse['sources'][number]): Vue => {
    const page =
      adresse === '' ? titre : html`<a href=${adresse} rel="noopener noreferrer nofollow">${titre}</a>`;
    const where =
      domaine === '' || vers === undefined ? domaine : html`<a href=${vers.source(domaine)}>${domaine}</a>`;
    return html`<li><bdi>${page}</bdi>${domaine === '' || domaine === titre ? null : html`<small>${where}</small>`}</li>`;
  };

const partie = (titre: string, corps: Vue): Vue => html`<dt>${titre}</dt><dd>${corps}</dd>`;

/** How an answer was read, the pages that it gives and what its model searched for. */
export const lectureDeReponse = (reponse: Reponse, vers?: Vers): Vue => {
  const { verdict, noms, sources, sources_dites, recherches } = reponse;
  return html`<dl class="lue">${partie(fr`Lecture`, verdict)}${
    noms.length === 0
      ? null
      : partie(fr`Entreprises proposées, dans l'ordre`, html`<ol>${noms.map(nomme(vers))}</ol>`)
  }${sources.length === 0 ? null : partie(fr`Sources : ${sources_dites}`, html`<ul>${sources.map(source(vers))}</ul>`)}${
    recherches.length === 0
      ? null
      : partie(
          fr`Recherches faites par l'IA`,
          html`<ul>${recherches.map((query) => html`<li><bdi>${query}</bdi></li>`)}</ul>`,
        )
  }</dl>`;
};

/** What the marks in the words of an answer mean. */
export const legendeDeReponse: Vue = html`<p class="note">${fr`Dans les réponses : `}<mark class="client">${fr`le client`}</mark>, <mark class="autre">${fr`une autre entreprise`}</mark>, <span class="offre">${fr`les mots qui la proposent`}</span>${fr`. Le texte est celui de l'IA, mot pour mot, sans ses images ni ses liens.`}</p>`;
