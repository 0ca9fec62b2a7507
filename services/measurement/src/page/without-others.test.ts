import { namesAnother } from '@agence/reading';
import { describe, expect, it } from '@jest/globals';
import { blocksOf } from './markdown.ts';
import { withoutOthers } from './without-others.ts';

const fiche = {
  entreprise: 'La Plomberie Martin',
  ville: 'Rennes',
  metier: 'plombier',
  concurrents: ['SARL Dupont Plomberie'],
};
const names = namesAnother(fiche, ['Fuite Express']);

const PROSE =
  'Plomberie Martin répare les fuites à Rennes, dans les maisons comme dans les immeubles, sur rendez-vous ou le jour même.';
const LONG = Array.from({ length: 8 }, () => PROSE).join(' ');
const kept = (written: string) =>
  withoutOthers(blocksOf(written), names)?.map(({ text }) => text.replace(LONG, '…'));

describe('what a model wrote', () => {
  it('is left as it is when it names nobody else, however short', () => {
    const blocks = blocksOf('# Dupont ou Martin\n\nPlomberie Martin répare.');
    expect(withoutOthers(blocks, names)).toBe(blocks);
  });

  it('loses the sentences that name another, and those that go on about it', () => {
    expect(
      kept(
        `${LONG}\n\nUn devis est écrit. Fuite Express vient aussi. Elle est ouverte la nuit. Demandez un devis.`,
      ),
    ).toEqual(['…', 'Un devis est écrit. Demandez un devis.']);
  });

  it('loses whole points with what stands under them, and the words that announced them', () => {
    expect(
      kept(`${LONG}

Un devis est écrit. Voici qui appeler :

- Fuite Express : ouvert la nuit. Très sérieux.
  - devis en une heure
- Dupont Plomberie

## Que réparons-nous ?

- Les fuites
- Dupont
- Les robinets`),
    ).toEqual(['…', 'Un devis est écrit.', 'Que réparons-nous ?', 'Les fuites', 'Les robinets']);
  });

  it('loses the parts under a title that names another, and titles left alone', () => {
    expect(
      kept(`${LONG}

## Dupont Plomberie

Ouvert la nuit.

### Ses prix

39 € le déplacement.

## Et ailleurs ?

Voyez Fuite Express.

## Combien cela coûte-t-il ?

Un devis est écrit.`),
    ).toEqual(['…', 'Combien cela coûte-t-il ?', 'Un devis est écrit.']);
  });

  it.each([
    ['nothing left', 'Je recommande Dupont Plomberie et Fuite Express.'],
    ['too short', `${PROSE}\n\nFuite Express aussi.`],
    ['more than half gone', `${LONG}\n\n${'Voyez Fuite Express. '.repeat(9)}`],
    ['its opening gone', `Voyez Fuite Express.\n\n## Que réparons-nous ?\n\n${LONG}`],
  ])('is given up: %s', (_, written) => {
    expect(kept(written)).toBeUndefined();
  });
});
