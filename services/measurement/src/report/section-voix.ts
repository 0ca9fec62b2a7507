import { html, type Vue } from '@agence/look/html';
import { accord, combien, enLettres, nombre } from '@agence/words/french';
import type { Section } from '../documents/components/cadre.ts';
import { barre } from '../documents/components/signes.ts';
import { cellule, colonne, rangee, tableau } from '../documents/components/tableau.ts';
import { chapeau, citer, dire, note, t } from '../documents/components/texte.ts';
import { fr, mot, type Phrase, suite } from '../documents/typo.ts';
import { compter, total, type Voix, voix } from '../states/releve/calculs.ts';
import type { RapportData } from './rapport.data.ts';

const SHOWN = 12;
/** With fewer mentions, a share is not a percentage. */
export const ENOUGH_FOR_SHARE = 20;

/** Who is cited most, and the client's share of the mentions. */
export function chapeauVoix(all: readonly Voix[]): Phrase {
  const own = all.find((v) => v.client);
  const rival = all.find((v) => !v.client);
  if (own === undefined || rival === undefined) return [];
  if (own.mentions === 0) return fr`Les IA citent ${mot(rival.nom)} ${rival.mentions} fois, et vous jamais.`;
  const [top = own] = all.toSorted((a, b) => b.premier - a.premier);
  const first = top.client
    ? null
    : fr`Le nom le plus souvent en tête est ${mot(top.nom)}, ${top.premier} fois.`;
  const ownFirst = fr`Quand une IA vous cite, elle vous met en tête ${own.premier} fois sur ${own.mentions}.`;
  const head = suite(ownFirst, first);
  if (own.mentions > rival.mentions)
    return fr`Les IA vous citent ${own.mentions} fois, ${mot(rival.nom)} ${rival.mentions}. ${head}`;
  return fr`Les IA citent ${mot(rival.nom)} ${rival.mentions} fois, vous ${own.mentions}. ${head}`;
}

/** No other name recurs: a sentence instead of a table. */
export function sansConcurrent(data: RapportData): Phrase {
  const { cite, reponses } = total(data);
  const nobody = data.questions.reduce((sum, q) => sum + compter(q).personne, 0);
  return fr`Aucun autre nom ne revient dans deux réponses ou plus. Il n'y a donc pas de part de voix à calculer : sur ${combien(reponses, 'réponse', 'réponses')}, ${cite} vous ${accord(cite, 'cite', 'citent')} et ${nobody} ne ${accord(nobody, 'cite', 'citent')} ni vous ni un nom qui revienne.`;
}

/** A share of the mentions; a share that rounds to zero is not shown as none. */
export const part = (mentions: number, sum: number): string => {
  const percent = Math.round((100 * mentions) / sum);
  return t(mentions > 0 && percent === 0 ? '< 1 %' : `${percent} %`);
};

function ligne(v: Voix, top: number, sum: number, declared: boolean): Vue {
  const spotted =
    !declared || v.client || v.declare ? null : html` <span class="note">(repéré dans les réponses)</span>`;
  const few = sum < ENOUGH_FOR_SHARE;
  const cells = [
    cellule(barre(v.mentions / Math.max(top, 1)), 'b'),
    few ? null : cellule(part(v.mentions, sum), 'num p'),
    cellule(nombre(v.mentions), few ? 'num p' : 'num x', accord(v.mentions, 'mention', 'mentions')),
    cellule(nombre(v.premier), 'num x', 'en premier'),
  ];
  return rangee([citer(v.nom), spotted], cells, v.client ? 'vous' : undefined);
}

const declare = (v: Voix): boolean => !v.client && v.declare;

function reste(hidden: readonly Voix[]): Vue {
  if (hidden.length === 0) return null;
  const mentions = hidden.reduce((sum, v) => sum + v.mentions, 0);
  const n = hidden.length;
  return note(fr`Et ${combien(n, 'autre nom', 'autres noms')}, ${mentions} mentions en tout.`);
}

function parts(data: RapportData, all: readonly Voix[]): Vue {
  const sum = all.reduce((s, v) => s + v.mentions, 0);
  const top = Math.max(...all.map((v) => v.mentions));
  const shown = all.filter((v, i) => i < SHOWN || v.client);
  const hidden = all.filter((v) => !shown.includes(v));
  const n = total(data).reponses;
  const caption = fr`${combien(sum, 'mention relevée', 'mentions relevées')} dans ${n} réponses`;
  const table = tableau({
    classe: 'voix',
    legende: dire(caption),
    colonnes: [
      colonne('Entreprise'),
      cellule(null, 'b'),
      sum < ENOUGH_FOR_SHARE ? null : colonne('Part', 'num'),
      colonne('Mentions', 'num'),
      colonne('En premier', 'num'),
    ],
    rangees: shown.map((v) => ligne(v, top, sum, all.some(declare))),
  });
  return [chapeau(chapeauVoix(all)), table, reste(hidden)];
}

export function sectionVoix(data: RapportData): Section {
  const all = voix(data);
  const alone = all.length < 2;
  return {
    id: 'voix',
    titre: 'Part de voix',
    classe: 'insecable',
    lire: alone
      ? []
      : [
          fr`Sur toutes les fois où une IA cite l'une des ${enLettres(all.length)} entreprises suivies, la part qui revient à chacune.`,
          ...(all.some(declare) ? [] : [fr`Hormis la vôtre, elles ont été repérées dans les réponses.`]),
        ],
    corps: alone ? html`<p>${dire(sansConcurrent(data))}</p>` : parts(data, all),
  };
}
