import { describe, expect, it } from '@jest/globals';
import { uneFiche } from '../mesures/fiche.fixture.ts';
import { FICHE, finderIn } from './facts.ts';
import { fallbackText } from './fallback-text.ts';
import { blocksOf } from './markdown.ts';
import { numberedText } from './numbered-text.ts';

const fiche = uneFiche({ ville: 'Rennes', metier: 'plombier' });
const PAGE = 'page /tarifs, lue le 21/11/2026';
const sources = [
  { ou: PAGE, texte: 'Déplacement à 39 € dans Rennes. Devis écrit avant chaque chantier.\nMentions légales' },
];
const find = finderIn(fiche, sources);

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
    expect(numberedText(blocksOf(written), find)).toEqual({
      blocs: [
        {
          genre: 'paragraphe',
          texte: [
            'Plomberie Martin est un plombier à Rennes.',
            { renvoi: 1 },
            ' Déplacement à 39 €.',
            { renvoi: 2 },
            ' Intervention en 20 minutes !',
            { renvoi: 3 },
          ],
        },
        { genre: 'intertitre', texte: 'Combien coûte un dépannage ?' },
        {
          genre: 'liste',
          points: [
            ['Devis écrit avant chaque chantier', { renvoi: 4 }],
            ['Garantie dix ans', { renvoi: 5 }],
            ['Taille : Prix', { renvoi: 6 }],
          ],
        },
        { genre: 'paragraphe', texte: ['Le numéro 1 à Rennes', { renvoi: 7 }] },
        {
          genre: 'paragraphe',
          texte: ['Combien de temps faut-il ?', ' Intervention en 20 minutes !', { renvoi: 3 }],
        },
      ],
      faits: [
        { n: 1, fait: 'Plomberie Martin est un plombier à Rennes.', source: FICHE },
        { n: 2, fait: 'Déplacement à 39 €.', source: PAGE },
        { n: 3, fait: 'Intervention en 20 minutes !', source: null },
        { n: 4, fait: 'Devis écrit avant chaque chantier', source: PAGE },
        { n: 5, fait: 'Garantie dix ans', source: null },
        { n: 6, fait: 'Taille : Prix', source: null },
        { n: 7, fait: 'Le numéro 1 à Rennes', source: null },
      ],
    });
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
