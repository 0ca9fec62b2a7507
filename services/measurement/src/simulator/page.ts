import type { Hint } from '../ai/port.ts';
import { tradeOf } from '../questions/metier.ts';
import { coute } from '../questions/mots.ts';
import { inTown } from '../questions/ville.ts';
import { DIRES } from './dires.ts';
import { type Draws, drawsOf } from './draws.ts';

const SENTENCES = 4;

/** The site's sentences in the prompt. */
const saidBySite = (prompt: string): readonly string[] => {
  try {
    const { texte }: { texte?: unknown } = JSON.parse(prompt);
    return String(texte ?? '')
      .split(/\n|(?<=[.!?])\s+/)
      .map((sentence) => sentence.trim())
      .filter((sentence, i, all) => /^\p{L}.{20,200}[.!?]$/u.test(sentence) && all.indexOf(sentence) === i);
  } catch {
    return [];
  }
};

const list = (sentences: readonly string[]): string => sentences.map((text) => `- ${text}`).join('\n');

/** The site's sentences if any, else invented ones. */
const offer = (prompt: string, client: string, qualities: readonly string[], draws: Draws): string => {
  const sentences = saidBySite(prompt);
  return list(
    sentences.length > 0
      ? draws.shuffled(sentences).slice(0, SENTENCES)
      : qualities.slice(1, 4).map((quality) => `${client} ${quality}.`),
  );
};

/** A page's text in Markdown, as a model would write it about a client. */
export const writePage = (prompt: string, hint: Hint): string => {
  const { client, ville = '', metier, site, seed } = hint;
  const trade = tradeOf({ metier, entreprise: client, site });
  const draws = drawsOf(seed);
  const qualities = draws.shuffled(DIRES[trade.family].qualites);
  const place = inTown(ville);
  const where = place === '' ? '' : ` ${place}`;
  return `${client} est ${trade.un}${where}. ${client} ${qualities[0]}.

## Que propose ${client} ?

${offer(prompt, client, qualities, draws)}

## ${trade.price === '' ? 'Quels sont les tarifs' : `Combien ${coute(trade.price)}`} ?

Le prix dépend de votre demande ; un devis écrit est remis avant de commencer.

## Comment prendre contact ?

Par téléphone ou par le formulaire du site.

## Bon à savoir

${draws.pick(DIRES[trade.family].conseils)}
`;
};
