import { fr } from '@agence/gesture';
import type {
  Ligne,
  Morceau,
  Nomme,
  ReponseMontree,
  SourceDonnee,
} from '@agence/proto/measurement/v1/readings';
import { html, type Vue } from './html.ts';

/** An AI's answer as pages show it. */
export type Reponse = Pick<
  ReponseMontree,
  'verdict' | 'lignes' | 'coupee' | 'noms' | 'sources' | 'sources_dites' | 'recherches'
>;

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
const groupes = (lignes: readonly Ligne[]): readonly [Ligne, ...Ligne[]][] => {
  const key = ({ genre, tableau }: Ligne) =>
    genre === 'cell' ? `t${tableau}` : genre === 'item' ? 'l' : null;
  const groups: [Ligne, ...Ligne[]][] = [];
  for (const ligne of lignes) {
    const last = groups.at(-1);
    if (last !== undefined && key(ligne) !== null && key(last[0]) === key(ligne)) last.push(ligne);
    else groups.push([ligne]);
  }
  return groups;
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
  html`<ul>${items.map((item) => {
    const classe = `n${Math.min(Math.max(item.niveau, 1), 4)}${item.marque === '' ? ' suite' : ''}`;
    return html`<li class=${classe}>${item.marque}${texteDe(item)}</li>`;
  })}</ul>`;

const groupe = (lignes: readonly [Ligne, ...Ligne[]]): Vue => {
  const [first] = lignes;
  if (first.genre === 'cell') return tableau(lignes);
  if (first.genre === 'item') return liste(lignes);
  return html`<p class=${first.genre === 'heading' ? 'titre' : undefined}>${texteDe(first)}</p>`;
};

/** The words of an answer: text only, so that nothing in it acts, loads or leads anywhere. */
export const texteDeReponse = ({ lignes }: Pick<Reponse, 'lignes'>): Vue =>
  html`<blockquote class="reponse">${groupes(lignes).map(groupe)}</blockquote>`;

const QUI: Readonly<Record<string, string>> = { client: fr`le client`, concurrent: fr`concurrent déclaré` };

const nomme = ({ nom, qui, mots }: Nomme, vers: Vers | undefined): Vue => {
  const name = vers === undefined ? nom : html`<a href=${vers.nom(nom)}>${nom}</a>`;
  const who = QUI[qui] && fr`, ${QUI[qui]}`;
  const words = mots !== '' && mots !== nom && html`<small>${fr`« `}<bdi>${mots}</bdi>${fr` »`}</small>`;
  return html`<li><b><bdi>${name}</bdi></b>${who}${words}</li>`;
};

const source = ({ adresse, titre, domaine }: SourceDonnee, vers: Vers | undefined): Vue => {
  const page =
    adresse === '' ? titre : html`<a href=${adresse} rel="noopener noreferrer nofollow">${titre}</a>`;
  const where = vers === undefined ? domaine : html`<a href=${vers.source(domaine)}>${domaine}</a>`;
  return html`<li><bdi>${page}</bdi>${domaine !== '' && domaine !== titre && html`<small>${where}</small>`}</li>`;
};

const partie = (titre: string, corps: Vue): Vue => html`<dt>${titre}</dt><dd>${corps}</dd>`;

/** How an answer was read, the pages that it gives and what its model searched for. */
export const lectureDeReponse = (reponse: Reponse, vers?: Vers): Vue => {
  const { verdict, noms, sources, sources_dites, recherches } = reponse;
  const proposees = html`<ol>${noms.map((name) => nomme(name, vers))}</ol>`;
  const donnees = html`<ul>${sources.map((given) => source(given, vers))}</ul>`;
  const cherches = html`<ul>${recherches.map((query) => html`<li><bdi>${query}</bdi></li>`)}</ul>`;
  return html`<dl class="lue">${partie(fr`Lecture`, verdict)}
${noms.length > 0 && partie(fr`Entreprises proposées, dans l'ordre`, proposees)}
${sources.length > 0 && partie(fr`Sources : ${sources_dites}`, donnees)}
${recherches.length > 0 && partie(fr`Recherches faites par l'IA`, cherches)}</dl>`;
};

const CLIENT = html`<mark class="client">${fr`le client`}</mark>`;
const AUTRE = html`<mark class="autre">${fr`une autre entreprise`}</mark>`;
const OFFRE = html`<span class="offre">${fr`les mots qui la proposent`}</span>`;

/** What the marks in the words of an answer mean. */
export const legendeDeReponse: Vue = html`<p class="note">${fr`Dans les réponses : `}${CLIENT}, ${AUTRE}, ${OFFRE}
${fr`. Le texte est celui de l'IA, mot pour mot, sans ses images ni ses liens.`}</p>`;
