import type { Hint } from '../ai/port.ts';
import { tradeOf } from '../questions/metier.ts';
import { inTown } from '../questions/ville.ts';
import { DIRES } from './dires.ts';
import { drawsOf } from './draws.ts';

/** The text of a page in Markdown, as a model would write it about a client. */
export const rediger = (prompt: string, hint: Hint): string => {
  const trade = tradeOf({ metier: hint.metier, entreprise: hint.client, site: hint.site });
  const draws = drawsOf(hint.seed);
  const [first = '', second = '', third = ''] = draws.shuffled(DIRES[trade.family].qualites);
  const place = inTown(hint.ville ?? '');
  const who = [hint.client, place].filter((part) => part !== '').join(', ');
  const question =
    prompt
      .split('\n')
      .find((line) => line.trim().endsWith('?'))
      ?.trim() ?? `Pourquoi choisir ${who} ?`;
  return `# ${question}

${who} ${first}. Cette page répond simplement à la question, avec des faits à vérifier avant publication.

## Ce que nous proposons

- ${hint.client} ${first}.
- ${hint.client} ${second}.
- ${hint.client} ${third}.

## Questions fréquentes

**Combien coûte ${trade.price} ?** Le prix dépend de votre demande ; un devis écrit est remis avant de commencer.

**Comment prendre contact ?** Par téléphone ou par le formulaire du site.

## Bon à savoir

${draws.pick(DIRES[trade.family].conseils)}
`;
};
