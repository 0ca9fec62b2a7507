import type { Lettre } from '../lettres/lettre.ts';

/** The plain part: the same words in the same order as the HTML part. */
export const enTexte = ({ titre, paragraphes, action, faits, pied }: Lettre): string => {
  const lien = action === null ? [] : [`${action.texte}\u00a0:\n${action.lien}`];
  const lines = faits.map(([label, value]) => `${label}\u00a0: ${value}`).join('\n');
  const parts = [titre, ...paragraphes, ...lien, lines].filter((part) => part !== '');
  return `${parts.join('\n\n')}\n\n-- \n${pied}\n`;
};
