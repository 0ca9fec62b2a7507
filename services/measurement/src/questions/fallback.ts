import { fr } from '@agence/gesture';
import { de } from './elision.ts';
import type { Family, Trade } from './trades/trade.ts';
import { inTown, ofTown } from './ville.ts';

/**
 * Questions that need no model: what customers ask about a trade, intents mixed so that the first ones taken hold a
 * bit of each (best, need, urgency, price, nearness, trust, comparison). Each one invites to name somebody.
 */
export const fallbackQuestions = (trade: Trade, ville: string): string[] => {
  const { un, plural, urgent, price, needs } = trade;
  const e = un.startsWith('une ') ? 'e' : '';
  const noun = un.replace(/^une? /, '');
  const quel = e ? 'quelle' : 'quel';
  const Quel = e ? 'Quelle' : 'Quel';
  const Quels = e ? 'Quelles' : 'Quels';
  const meilleur = e ? 'la meilleure' : 'le meilleur';
  const place = inTown(ville);
  const here = place === '' ? 'près de chez moi' : place;
  const centre =
    place === '' ? 'dans mon quartier' : /\d/.test(ville) ? place : `dans le centre ${ofTown(ville)}`;
  const visited = VISITED.has(trade.family);
  const [need1 = '', need2 = '', need3 = ''] = needs;
  const needed = (need: string, question: string) => (need === '' ? [] : [question]);
  return [
    fr`${Quels} sont les meilleur${e}s ${plural} ${here} ?`,
    ...needed(need1, fr`Je cherche ${un} ${here} pour ${need1} : qui me conseillez-vous ?`),
    fr`Où trouver ${un} ${urgent}, ${here} ?`,
    fr`Combien coûte ${price} ${here}, et à qui s'adresser ?`,
    fr`Y a-t-il ${un} ${centre} que vous recommandez ?`,
    fr`À ${quel} ${noun} faire confiance ${here} ?`,
    fr`Pouvez-vous comparer les ${plural} les plus connu${e}s ${here} ?`,
    ...needed(need2, fr`${Quels} ${plural} choisir ${here} pour ${need2} ?`),
    fr`${Quels} ${plural} ont les meilleurs avis ${here} ?`,
    fr`${Quels} ${plural} sont les moins ${e ? 'chères' : 'chers'} ${here} sans sacrifier la qualité ?`,
    fr`Je viens ${place === '' ? 'd’emménager' : `d’arriver ${place}`} et j'ai besoin d'une bonne adresse : ${quel} ${noun} choisir ?`,
    ...needed(
      need3,
      visited
        ? fr`Où aller ${here} pour ${need3} : avez-vous des noms ${de(plural)} ?`
        : fr`Qui contacter ${here} pour ${need3} : avez-vous des noms ${de(plural)} ?`,
    ),
    fr`${Quel} ${noun} offre le meilleur rapport qualité-prix ${here} ?`,
    fr`${Quels} ${plural} sont recommandé${e}s par leurs clients ${here} ?`,
    fr`Pouvez-vous me donner cinq noms ${de(plural)} ${here} ?`,
    fr`${Quel} est ${meilleur} ${noun} ${here} selon les avis récents ?`,
    fr`${Quels} ${plural} sont installé${e}s depuis longtemps ${here} ?`,
    fr`Une amie cherche ${un} ${here} : quels noms lui donner ?`,
    fr`Entre les principa${e ? 'les' : 'ux'} ${plural} ${here}, ${e ? 'laquelle' : 'lequel'} choisir et pourquoi ?`,
    fr`${Quels} ${plural} répondent vite quand on les contacte ${here} ?`,
    fr`${Quels} ${plural} sont ouvert${e}s ou joignables le samedi ${here} ?`,
    fr`Connaissez-vous ${un} à taille humaine ${here} ?`,
    fr`${Quels} ${plural} affichent clairement leurs prix ${here} ?`,
    fr`${Quel} ${noun} conseiller à une personne exigeante ${here} ?`,
    ...needed(need1, fr`${Quels} ${plural} sont réputé${e}s ${here} pour ${need1} ?`),
    ...needed(
      need2,
      visited ? fr`Où aller ${here} pour ${need2} ?` : fr`À qui demander un devis ${here} pour ${need2} ?`,
    ),
  ];
};

/** Trades that one goes to, rather than calls. */
const VISITED: ReadonlySet<Family> = new Set(['table', 'bouche', 'sejour', 'beaute', 'commerce']);
