import { fr } from '@agence/gesture';
import { expect, it } from '@jest/globals';
import { uneFiche } from '../portefeuille/client.fixture.ts';
import { poseMontree } from './pose-montree.ts';
import type { Acquis } from './reprise.ts';

const suite = (confirme: boolean, ...cas: readonly Acquis[]): string => {
  const poses = cas.map((acquis, i) => ({ ...uneFiche(), id: `c_${i}`, acquis }));
  return poseMontree({ refuses: [], places_restantes: 0, poses, appels_prevus: 0 }, confirme).suite;
};
const CONFIRMEZ = fr`Rien n'est encore placé. Confirmez :`;

it.each<[readonly Acquis[], string, string]>([
  [
    ['questions', 'questions'],
    fr`${CONFIRMEZ} chaque client accepté sera repris avec ses questions déjà préparées, à valider dans un nouveau délai de 24 h.`,
    fr`Les questions déjà préparées sont là, à valider. Relisez-les, puis lancez la mesure ; sans action de votre part, elle démarrera d'elle-même dans 24 h.`,
  ],
  [
    ['mesure', 'rien'],
    fr`${CONFIRMEZ} chaque client accepté sera placé ; les questions des nouveaux seront préparées, ceux qui ont déjà été mesurés seront repris sans rien relancer.`,
    fr`Les questions des nouveaux clients se préparent : relisez-les, puis lancez la mesure ; sans action de votre part, elle démarrera d'elle-même 24 h après leur préparation. Ceux qui ont déjà été mesurés sont repris sans rien relancer.`,
  ],
  [
    ['questions', 'mesure'],
    fr`${CONFIRMEZ} chaque client accepté sera placé ; ceux dont les questions sont déjà préparées les retrouveront à valider dans un nouveau délai de 24 h, ceux qui ont déjà été mesurés seront repris sans rien relancer.`,
    fr`Ceux dont les questions étaient déjà préparées les retrouvent à valider : sans action de votre part, leur mesure démarrera d'elle-même dans 24 h. Ceux qui ont déjà été mesurés sont repris sans rien relancer.`,
  ],
])('what comes next for clients of which there is %j', (cas, proposee, confirmee) => {
  expect([suite(false, ...cas), suite(true, ...cas)]).toEqual([proposee, confirmee]);
});
