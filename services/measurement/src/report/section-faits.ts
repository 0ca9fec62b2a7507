import { html, type Vue } from '@agence/look/html';
import { combien, majuscule, nombre } from '@agence/words/french';
import { pathOf } from '../audit/finding.ts';
import type { Section } from '../documents/components/cadre.ts';
import { cellule, colonne, rangee, tableau } from '../documents/components/tableau.ts';
import { chapeau, citer, dire, t } from '../documents/components/texte.ts';
import { dateCourte } from '../documents/dates.ts';
import { fr, liste, mot, type Phrase } from '../documents/typo.ts';
import type { FaitDit } from '../facts/faits.data.ts';
import type { RapportData } from './rapport.data.ts';

/** A telephone number stays on one line. */
const tenu = ({ genre }: FaitDit, text: string): string =>
  genre === 'téléphone' ? text.replaceAll(' ', '\u00a0') : text;

const pageLue = (path: string): Phrase => (path === '/' ? fr`page d'accueil` : fr`page ${mot(path)}`);

/** "ChatGPT (3 réponses) et Claude (1 réponse). Votre site : 02 41 20 30 40 (page /contact, lue le 02/11/2026)." */
function parQui({ ias }: RapportData, fait: FaitDit): readonly [Vue, Vue] {
  const { par_ia, preuve } = fait;
  const named = par_ia.flatMap((n, i) =>
    n === 0 ? [] : [fr`${mot(ias[i]?.ia ?? '')} (${combien(n, 'réponse', 'réponses')})`],
  );
  const proof: Phrase =
    preuve === null
      ? []
      : fr`Votre site : ${mot(tenu(fait, preuve.dit))} (${pageLue(pathOf(preuve.page))}, lue le ${dateCourte(preuve.lue)}).`;
  return [html`${dire(liste(named))}.`, dire(proof)];
}

const faux = (data: RapportData, fait: FaitDit): Vue => {
  const [who, proof] = parQui(data, fait);
  return html`<figure class="extrait">
    <p class="pour"><b>${t(majuscule(fait.genre))} :</b> ${citer(tenu(fait, fait.dit))}</p>
    <blockquote><span class="lettre">${citer(fait.phrase)}</span></blockquote>
    <figcaption>${who}<br /><b>${proof}</b></figcaption>
  </figure>`;
};

const ligne = (data: RapportData, fait: FaitDit): Vue => {
  const [who, proof] = parQui(data, fait);
  return rangee(html`${t(majuscule(fait.genre))} : ${citer(tenu(fait, fait.dit))}`, [
    cellule(nombre(fait.reponses), 'num', 'réponses'),
    cellule(t(fait.verdict)),
    cellule(html`${who} ${proof}`, 'v'),
  ]);
};

/** The facts that answers state of the client, beside what its site says; none when they state none. */
export function sectionFaits(data: RapportData): Section | null {
  const { faits = [] } = data;
  const wrong = faits.filter(({ verdict }) => verdict === 'faux');
  const others = faits.filter(({ verdict }) => verdict !== 'faux');
  const n = faits.length;
  if (n === 0) return null;
  // Without any proof the site was not read, or says nothing of these facts.
  const aucun = faits.some(({ preuve }) => preuve !== null)
    ? fr`votre site n'en contredit aucun`
    : fr`votre site n'a permis d'en vérifier aucun`;
  const contredit = wrong.length === 0 ? aucun : fr`votre site en contredit ${wrong.length}`;
  const table = tableau({
    classe: 'evol',
    colonnes: [
      colonne('Dit de vous'),
      colonne('Réponses', 'num'),
      colonne('Verdict'),
      colonne('Par qui, et votre site'),
    ],
    rangees: others.map((fait) => ligne(data, fait)),
  });
  const rest = wrong.length === 0 ? 'Ce qui est dit' : 'Le reste de ce qui est dit';
  return {
    id: 'faits',
    titre: 'Ce que les IA disent de vous',
    lire: [
      fr`Vos coordonnées, vos horaires, votre métier et vos prix tels que les réponses les donnent, à côté de ce que dit votre site.`,
      fr`Conforme : votre site le dit aussi, ou votre fiche. Faux : votre site dit le contraire, et les deux ne peuvent pas être vrais. Non vérifiable : votre site ne le dit pas, n'a pas pu être lu, ou les deux peuvent être vrais. Des horaires, des prix ou un métier ne sont jamais dits faux : ils peuvent valoir pour une autre saison, une autre prestation ou une autre activité.`,
    ],
    corps: [
      chapeau(fr`Les réponses donnent ${combien(n, 'fait', 'faits')} sur vous ; ${contredit}.`),
      wrong.length > 0 &&
        html`<h3>Faux, d’après votre site</h3>
          <div class="extraits">${wrong.map((fait) => faux(data, fait))}</div>`,
      others.length > 0 && html`<h3>${t(rest)}</h3>${table}`,
    ],
  };
}
