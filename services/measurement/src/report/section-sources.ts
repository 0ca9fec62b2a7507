import { html, type Vue } from '@agence/look/html';
import { accord, nombre } from '@agence/words/french';
import { pc } from '../documents/components/barre.ts';
import type { Section } from '../documents/components/cadre.ts';
import { citer, dire } from '../documents/components/texte.ts';
import { fr, liste, majusculeDe, mot, type Phrase, suite } from '../documents/typo.ts';
import type { NatureDesSources } from '../states/releve/releve.data.ts';
import { type Donnees, type Source, sources } from '../states/releve/sources.ts';
import type { RapportData } from './rapport.data.ts';

const SHOWN = 8;
const NATURE = { client: 'votre site', concurrent: 'site d’un concurrent' } as const;

function votreSite(own: Donnees | undefined, sur: Donnees): Phrase {
  const { citees, lues } = own ?? { citees: 0, lues: 0 };
  const cited =
    citees === 0
      ? fr`n'est cité dans aucune réponse`
      : fr`est cité dans ${citees} ${accord(citees, 'réponse', 'réponses')}`;
  const read = lues === 0 ? fr`n'a été lu pour aucune` : fr`a été lu pour ${lues}`;
  if (sur.lues === 0) return fr`Votre site ${cited}.`;
  if (sur.citees === 0) return fr`Votre site ${read} ${accord(Math.max(lues, 1), 'réponse', 'réponses')}.`;
  return fr`Votre site ${cited}, et ${read}.`;
}

/** The most frequent site of one kind, among the answers with sources of that kind. */
function leader(all: readonly Source[], nature: NatureDesSources, what: Phrase, sur: Donnees): Phrase | null {
  const [top] = all.toSorted((a, b) => b[nature] - a[nature]);
  if (top === undefined || top[nature] === 0) return null;
  const name = top.qui === 'client' ? fr`le vôtre` : [mot(top.domaine)];
  return fr`${what} est ${name} : ${top[nature]} ${accord(top[nature], 'réponse', 'réponses')} sur ${sur[nature]}.`;
}

export function chapeauSources(all: readonly Source[], sur: Donnees): Phrase {
  return suite(
    leader(all, 'citees', fr`Le site le plus cité`, sur),
    leader(all, 'lues', fr`Le site le plus lu`, sur),
    votreSite(
      all.find((s) => s.qui === 'client'),
      sur,
    ),
  );
}

/** What the API of each model returns, so that neither column is taken for the other. */
const ceQuIlsRendent = ({ ias }: RapportData): Phrase =>
  suite(...ias.map(({ ia, sources: given }) => fr`${mot(ia)} : ${given?.dit ?? 'aucune source'}.`));

type Colonne = { nature: NatureDesSources; tete: string; court: string; legende: Phrase };

/** The columns that some answer fills. */
const colonnes = (sur: Donnees): Colonne[] =>
  [
    {
      nature: 'citees' as const,
      tete: 'Cité',
      court: 'cité',
      legende: fr`réponses qui citent ce site (sur ${sur.citees})`,
    },
    {
      nature: 'lues' as const,
      tete: 'Lu',
      court: 'lu',
      legende: fr`réponses dont l'IA l'a reçu à lire (sur ${sur.lues})`,
    },
  ].filter(({ nature }) => sur[nature] > 0);

function ligne(s: Source, top: number, shown: readonly Colonne[]): Vue {
  const counts = shown.map(
    ({ nature, court }) =>
      html`<td role="cell" class=${shown.length > 1 ? 'num x' : 'num p'} data-m=${court}>${nombre(s[nature])}</td>`,
  );
  return html`<tr role="row" class=${s.qui === 'client' ? 'vous' : undefined}><th scope="row" role="rowheader">${citer(s.domaine)}</th><td role="cell" class="b"><svg width="100%" height="12" aria-hidden="true"><rect class="bar" width=${pc(s.reponses / top)} height="12" /></svg></td>${counts}<td role="cell" class="x">${s.qui === null ? 'autre site' : NATURE[s.qui]}</td></tr>`;
}

export function sectionSources(data: RapportData): Section | null {
  const { sur, liste: all } = sources(data);
  const [top] = all;
  if (top === undefined) return null;
  const shown = all.filter((s, i) => i < SHOWN || s.qui === 'client');
  const more = all.length - shown.length;
  const columns = colonnes(sur);
  const caption = majusculeDe(liste(columns.map(({ legende }) => legende)));
  const heads = columns.map(({ tete }) => html`<th scope="col" role="columnheader" class="num">${tete}</th>`);
  return {
    id: 'sources',
    titre: 'Les sources des IA',
    classe: 'insecable',
    lire: [
      fr`Être lu n'est pas être cité. Chaque interface ne rend que l'un des deux.`,
      ceQuIlsRendent(data),
    ],
    corps: html`<p class="chapeau">${dire(chapeauSources(all, sur))}</p>
<table class="voix src" role="table"><caption>${dire(caption)}</caption><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Site</th><td class="b" role="cell"></td>${heads}<th scope="col" role="columnheader">Nature</th></tr></thead><tbody role="rowgroup">${shown.map((s) => ligne(s, top.reponses, columns))}</tbody></table>${
      more > 0
        ? html`<p class="note haut">${dire(fr`Et ${more} ${accord(more, 'autre site', 'autres sites')}.`)}</p>`
        : null
    }`,
  };
}
