import { expect, test } from '@jest/globals';
import { de } from './elision.ts';

test.each([
  'hôtel|horloger|huissier|herboriste|habitat|homéopathe|hébergement|histoire|héroïne|harmonie|haltères|hypnose|humidité|hôpital|HLM',
  'avocats|électriciens|entreprises|ostéopathes|Évry|Île-d’Yeu|Angers|Œufs|Yvetot|Yerres|Hyères|Hénin-Beaumont|Hendaye|usine|Ypres|Hazebrouck',
])('« d’ » before %s', (words) => {
  for (const word of words.split('|')) expect(de(word)).toBe(`d’${word}`);
});

test.each([
  'héros|haut de gamme|haute couture|hall|halles|hangar|hockey|handball|haras|harpe|hublot|hamburger|hot-dog|handicapés|hammam|home staging|housses|hors-bord|high-tech|hi-fi|hauteur|haies|hip-hop',
  'boulangeries|yaourts|yoga|yachts|onze|ouistitis|Lyon|La Rochelle|Honfleur|Haguenau|Hem|Houilles|web|3D',
])('« de » before %s', (words) => {
  for (const word of words.split('|')) expect(de(word)).toBe(`de ${word}`);
});
