import { html, type Vue } from '@agence/look/html';
import { accord, nombre } from '@agence/words/french';
import { pc } from '../components/barre.ts';
import type { Section } from '../components/cadre.ts';
import { citer, dire } from '../components/texte.ts';
import { type Source, sources } from '../releve/calculs.ts';
import { fr, mot, type Phrase } from '../typo.ts';
import type { RapportData } from './rapport.data.ts';

const SHOWN = 8;
const NATURE = { client: 'votre site', concurrent: 'site d’un concurrent' } as const;

/** The most frequent site, and the client's own. */
export function chapeauSources(all: readonly Source[], sur: number): Phrase {
  const [top] = all;
  const own = all.find((s) => s.qui === 'client');
  if (top === undefined) return [];
  const sites = fr`sur les ${sur} qui donnent au moins une source`;
  if (top === own) return fr`Votre site est la source la plus donnée : ${top.reponses} réponses ${sites}.`;
  const head = fr`${mot(top.domaine)} est la source la plus donnée : ${top.reponses} ${accord(top.reponses, 'réponse', 'réponses')} ${sites}.`;
  return own === undefined
    ? fr`${head} Votre site n'y est jamais.`
    : fr`${head} Votre site : ${own.reponses}.`;
}

function ligne(s: Source, top: number): Vue {
  return html`<tr role="row" class=${s.qui === 'client' ? 'vous' : undefined}><th scope="row" role="rowheader">${citer(s.domaine)}</th><td role="cell" class="b"><svg width="100%" height="12" aria-hidden="true"><rect class="bar" width=${pc(s.reponses / top)} height="12" /></svg></td><td role="cell" class="num p">${nombre(s.reponses)}</td><td role="cell" class="x">${s.qui === null ? 'autre site' : NATURE[s.qui]}</td></tr>`;
}

export function sectionSources(data: RapportData): Section | null {
  const { sur, liste } = sources(data);
  const [top] = liste;
  if (top === undefined) return null;
  const shown = liste.filter((s, i) => i < SHOWN || s.qui === 'client');
  const more = liste.length - shown.length;
  const caption = fr`Réponses donnant ce site en source, sur les ${sur} réponses qui en donnent au moins une`;
  return {
    id: 'sources',
    titre: 'Ce que lisent les IA',
    classe: 'insecable',
    lire: [fr`Les sites que les IA donnent en source. Être lu n'est pas être cité.`],
    corps: html`<p class="chapeau">${dire(chapeauSources(liste, sur))}</p>
<table class="voix src" role="table"><caption>${dire(caption)}</caption><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Site</th><td class="b" role="cell"></td><th scope="col" role="columnheader" class="num">Réponses</th><th scope="col" role="columnheader">Nature</th></tr></thead><tbody role="rowgroup">${shown.map((s) => ligne(s, top.reponses))}</tbody></table>${
      more > 0
        ? html`<p class="note haut">${dire(fr`Et ${more} ${accord(more, 'autre site', 'autres sites')}.`)}</p>`
        : null
    }`,
  };
}
