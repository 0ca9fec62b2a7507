import { fr } from '@agence/gesture';
import { expect, test } from '@jest/globals';
import { outlineOf } from './page.data.ts';

const QUESTION = 'Quel plombier appeler à Rennes ?';
const why = (titre: string) => outlineOf(QUESTION, [{ genre: 'intertitre', texte: titre }]).at(-1)?.pourquoi;

test('a part that asks is another question of the same client', () => {
  expect(why('Combien coûte un dépannage ?')).toBe(
    fr`Une autre question que le même client se pose ensuite.`,
  );
});

test.each(['Bon à savoir', 'Tarifs', 'Horaires et contact'])(
  '%s asks nothing, and is called no question',
  (titre) => {
    expect(why(titre)).toBe(fr`Un complément à la réponse, pour le même client.`);
  },
);

test('the question of the page, said again, is no other one', () => {
  expect(why(QUESTION.replace(' ?', '\u202f?'))).toBe(fr`La même question, pour détailler la réponse.`);
});
