import { describe, expect, it } from '@jest/globals';
import { uneFiche } from '../mesures/fiche.fixture.ts';
import { FICHE, finderIn } from './facts.ts';
import { fallbackText } from './fallback-text.ts';
import { blocksOf } from './markdown.ts';
import { type Bloc, type Fragment, numberedText } from './numbered-text.ts';

const fiche = uneFiche({ ville: 'Rennes', metier: 'plombier' });
const PAGE = 'page /tarifs, lue le 21/11/2026';
const sources = [
  { ou: PAGE, texte: 'Déplacement à 39 € dans Rennes. Devis écrit avant chaque chantier.\nMentions légales' },
];
const find = finderIn(fiche, sources);

/** A block as text, with the number of each fact. */
const shown = (bloc: Bloc): string => {
  const flat = (parts: readonly Fragment[]) =>
    parts.map((part) => (typeof part === 'string' ? part : `[${part.renvoi}]`)).join('');
  if (bloc.genre === 'intertitre') return `## ${bloc.texte}`;
  return bloc.genre === 'liste'
    ? bloc.points.map((point) => `- ${flat(point)}`).join('\n')
    : flat(bloc.texte);
};

describe('what a model wrote', () => {
  it('is shown block by block, each sentence that states something with the number of its fact', () => {
    const written = `# Le meilleur plombier de Rennes

Plomberie Martin est un plombier à Rennes. **Déplacement à 39 €.**
Intervention en 20 minutes !

## Combien coûte un dépannage ?

- Devis écrit avant chaque chantier
- [Garantie](https://evil.example) dix ans
| Taille | Prix |
|---|---|

## Le numéro 1 à Rennes

Combien de temps faut-il ? Intervention en 20 minutes !`;
    const { blocs, faits } = numberedText(blocksOf(written), find);
    expect(blocs.map(shown)).toEqual([
      'Plomberie Martin est un plombier à Rennes.[1] Déplacement à 39 €.[2] Intervention en 20 minutes ![3]',
      '## Combien coûte un dépannage ?',
      '- Devis écrit avant chaque chantier[4]\n- Garantie dix ans[5]\n- Taille : Prix[6]',
      'Le numéro 1 à Rennes[7]',
      'Combien de temps faut-il ? Intervention en 20 minutes ![3]',
    ]);
    expect(faits.map(({ n, source }) => [n, source])).toEqual([
      ...[
        [1, FICHE],
        [2, PAGE],
        [3, null],
        [4, PAGE],
        [5, null],
        [6, null],
        [7, null],
      ],
    ]);
    expect(faits[5]?.fait).toBe('Taille : Prix');
  });

  it.each([
    '',
    '```',
    '<script>alert(1)</script>',
    '|||||',
    '# \n## \n- \n',
    '\u202e\u0000',
    '*'.repeat(5000),
    '[a](b'.repeat(500),
  ])('never breaks, whatever it is (%#)', (text) => {
    const { blocs, faits } = numberedText(blocksOf(text), find);
    expect(JSON.stringify(blocs)).not.toContain('<script');
    expect(faits.every(({ source }) => source === null)).toBe(true);
  });
});

it('is, without a model, the client’s own sentences nearest to the question, each found where it stands', () => {
  const text = fallbackText('Quel est le prix d’un déplacement à Rennes ?', fiche, sources, () => false);
  const { blocs, faits } = numberedText(blocksOf(text), find);
  expect(faits).toEqual([
    { n: 1, fait: 'Plomberie Martin, plombier, à Rennes.', source: FICHE },
    { n: 2, fait: 'Déplacement à 39 € dans Rennes.', source: PAGE },
    { n: 3, fait: 'Devis écrit avant chaque chantier.', source: PAGE },
  ]);
  expect(blocs[1]).toEqual({ genre: 'intertitre', texte: 'Quel est le prix d’un déplacement à Rennes ?' });
});
