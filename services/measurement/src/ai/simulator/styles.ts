import type { Draws } from './draws.ts';

export type Adresse = {
  name: string;
  /** Verb phrases, the best first; at least two. */
  qualites: [string, string];
  reserve: string | null;
  /** « dans le centre ». */
  ou: string;
  /** « 4,6 ». */
  note: string;
  avis: number;
  /** « Téléphone : 02 61 91 20 30 »; null in most answers. */
  coordonnee: string | null;
};

export type Style = (adresses: readonly Adresse[], draws: Draws) => string;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string | null): string => (text === null ? '' : ` ${capital(text)}.`);

const liste: Style = (adresses) =>
  adresses
    .map(
      ({ name, qualites, reserve, coordonnee }, i) =>
        `${i + 1}. **${name}** : ${qualites.join(' et ')}.${sentence(reserve)}${sentence(coordonnee)}`,
    )
    .join('\n');

const puces: Style = (adresses) =>
  adresses
    .map(
      ({ name, ou, qualites, coordonnee }, i) =>
        `- **${name}** (${ou}) : ${qualites.join(' et ')} [${i + 1}].${sentence(coordonnee)}`,
    )
    .join('\n');

const fiches: Style = (adresses) =>
  adresses
    .map(
      ({ name, ou, note, avis, qualites, reserve, coordonnee }, i) =>
        `### ${i + 1}. ${name}\n- 📍 ${capital(ou)}\n- ⭐ ${note}/5 sur ${avis} avis\n- ${capital(qualites[0])}${
          reserve === null ? '' : `\n- À savoir : ${reserve}`
        }${coordonnee === null ? '' : `\n- ${coordonnee}`}`,
    )
    .join('\n\n');

const tableau: Style = (adresses) =>
  [
    '| Nom | Où | Point fort | Note |',
    '|:--|:--|:--|:-:|',
    ...adresses.map(({ name, ou, qualites, note }) => `| **${name}** | ${ou} | ${qualites[0]} | ${note} |`),
  ].join('\n');

/** Whole sentences, with names in bold half of the time, as models do. */
const prose: Style = (adresses, draws) => {
  const bold = draws.chance(0.5);
  const called = ({ name }: Adresse) => (bold ? `**${name}**` : name);
  const [last, ...others] = [...adresses].reverse();
  const sentences = others.reverse().map((adresse, i) => {
    const [first, second] = adresse.qualites;
    if (i === 0) return `Je commencerais par ${called(adresse)}, qui ${first} et ${second}.`;
    const reserve = adresse.reserve === null ? '' : `, mais ${adresse.reserve}`;
    return draws.pick([
      `${called(adresse)} ${first}${reserve}.`,
      `Regardez aussi ${called(adresse)}, qui ${first}${reserve}.`,
      `On cite souvent ${called(adresse)}, qui ${first}${reserve}.`,
    ]);
  });
  return last ? `${sentences.join(' ')}\n\nEnfin, ${called(last)} ${last.qualites[0]}.` : '';
};

export const STYLES = { liste, puces, fiches, tableau, prose } as const;

/** A simulated model writes mostly in one style; `sources`: as if it had searched the web; `asks`: it often ends with a question. */
export type Plume = {
  usual: keyof typeof STYLES;
  other: keyof typeof STYLES;
  sources: boolean;
  asks: boolean;
};

export const PLUMES: Record<string, Plume> = {
  ardoise: { usual: 'liste', other: 'prose', sources: false, asks: false },
  boussole: { usual: 'puces', other: 'tableau', sources: true, asks: false },
  cigale: { usual: 'prose', other: 'liste', sources: false, asks: true },
  dune: { usual: 'tableau', other: 'fiches', sources: true, asks: false },
  estampe: { usual: 'fiches', other: 'puces', sources: true, asks: false },
};

export const PLUME: Plume = { usual: 'liste', other: 'fiches', sources: false, asks: false };
