import { html } from '@agence/look/html';
import type { Section } from '../components/cadre.ts';
import { couper } from '../components/coupe.ts';
import { extraitCite } from '../components/extrait.ts';
import { fr } from '../typo.ts';
import type { RapportData } from './rapport.data.ts';

/** Characters of an answer that are enough to judge it. */
const EXTRAIT_MAX = 600;

/** The answers as the models wrote them. */
export function sectionExtraits(data: RapportData): Section | null {
  if (data.extraits.length === 0) return null;
  return {
    id: 'pieces',
    titre: 'Sur pièces',
    lire: [
      fr`Des réponses telles que les IA les ont données. Nous n'y changeons rien ; […] signale une coupe. Votre nom est surligné par nous, les autres sont soulignés d'un pointillé.`,
    ],
    corps: html`<div class="extraits">${data.extraits.map((e) =>
      extraitCite(couper(e, EXTRAIT_MAX), {
        question: data.questions.find((q) => q.n === e.n)?.question ?? '',
        ia: data.ias[e.ia]?.ia ?? '',
        sur: data.mesure.repetitions,
      }),
    )}</div>`,
  };
}
