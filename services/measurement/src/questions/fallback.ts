import { fr } from '@agence/gesture';
import { de } from '@agence/words/elision';
import { avec, coute, motsDe } from './mots.ts';
import type { Trade } from './trade.ts';
import { inTown, ofTown } from './ville.ts';

/**
 * Questions without a model, for a town or else for the whole country. Intents are mixed, so that the first few cover
 * each; every question names the trade.
 */
export function fallbackQuestions(trade: Trade, ville: string, country = 'en France'): string[] {
  const mots = motsDe(trade);
  const { un, noun, plural, e, quel, Quel, Quels, lequel, bon, bons, meilleur, visited, outing } = mots;
  const [need1, need2, need3] = trade.needs;
  const national = inTown(ville) === '';
  const here = national ? country : inTown(ville);
  const centre = /\d/.test(ville) ? here : `dans le centre ${ofTown(ville)}`;
  const reference = fr`${Quels} sont les ${plural} de référence ${here} ?`;
  const names = fr`Pouvez-vous me conseiller deux ou trois ${plural} ${here} ?`;
  const reputation = fr`${Quels} ${plural} ont la meilleure réputation ${here} ?`;
  const first = national
    ? [
        ...avec(need1, (need) => fr`${Quels} ${plural} sont les meilleur${e}s ${here} pour ${need} ?`),
        ...avec(
          trade.price,
          (price) => fr`Combien ${coute(price, ' en moyenne')} ${here}, et ${quel} ${noun} choisir ?`,
        ),
        reference,
      ]
    : [
        ...avec(need1, (need) => fr`Je cherche ${un} ${here} pour ${need} : ${lequel} me conseillez-vous ?`),
        ...avec(trade.urgent, (urgent) => fr`Où trouver ${here} ${un} ${urgent} ?`),
        ...avec(trade.price, (price) => fr`Combien ${coute(price)} ${here}, et ${quel} ${noun} choisir ?`),
        fr`Y a-t-il ${un} ${centre} que vous recommandez ?`,
      ];
  const later = national
    ? [reputation, fr`Y a-t-il un classement des ${plural} ${here}, et qui arrive en tête ?`]
    : [
        visited
          ? fr`${Quels} ${plural} réservent le meilleur accueil ${here} ?`
          : fr`${Quels} ${plural} répondent vite au téléphone ${here} ?`,
        fr`Je ne connais aucun${e} ${noun} ${here} : ${lequel} me recommandez-vous ?`,
        reference,
        names,
      ];
  return [
    fr`${Quels} sont les meilleur${e}s ${plural} ${here} ?`,
    ...first,
    outing
      ? fr`${Quel} ${noun} vaut vraiment le détour ${here} ?`
      : fr`À ${quel} ${noun} faire confiance ${here} ?`,
    fr`Pouvez-vous comparer les ${plural} les plus connu${e}s ${here} ?`,
    ...avec(need2, (need) => fr`${Quels} ${plural} choisir ${here} pour ${need} ?`),
    fr`${Quels} ${plural} ont les meilleurs avis ${here} ?`,
    fr`${Quels} ${bons} ${plural} restent abordables ${here} ?`,
    national ? names : fr`Je viens d'arriver ${here} et je cherche ${bon} ${noun} : ${lequel} choisir ?`,
    ...avec(need3, (need) => fr`${Quels} ${plural} me recommandez-vous ${here} pour ${need} ?`),
    fr`${Quel} ${noun} offre le meilleur rapport qualité-prix ${here} ?`,
    fr`${Quels} ${plural} sont ${national ? 'les plus ' : ''}recommandé${e}s par leurs clients ${here} ?`,
    fr`Pouvez-vous me donner cinq noms ${de(plural)} ${here} ?`,
    fr`${Quel} est ${meilleur} ${noun} ${here} selon les avis récents ?`,
    national
      ? fr`${Quels} ${plural} ont le plus d'ancienneté ${here} ?`
      : fr`${Quels} ${plural} sont installé${e}s depuis longtemps ${here} ?`,
    fr`Une amie cherche ${un} ${here} : que lui conseiller ?`,
    fr`Entre les ${mots.principaux} ${plural} ${here}, ${lequel} choisir et pourquoi ?`,
    ...later,
    visited
      ? fr`${Quels} ${plural} choisir ${here} avec un petit budget ?`
      : fr`${Quels} ${plural} annoncent des tarifs clairs ${here} ?`,
    fr`${Quel} ${noun} conseiller à une personne exigeante ${here} ?`,
    national ? fr`${Quels} ${plural} sortent du lot ${here} ?` : reputation,
    fr`${Quel} ${noun} recommandez-vous ${here}, et pourquoi ?`,
    fr`Avez-vous de ${bons} ${plural} à me recommander ${here} ?`,
    fr`Pour trouver ${bon} ${noun} ${here}, quels noms retenir ?`,
    fr`${Quels} ${plural} sont les plus demandé${e}s ${here} ?`,
    ...(national ? [] : avec(need3, (need) => fr`J'ai besoin d'${un} ${here} pour ${need} : des idées ?`)),
    ...avec(need1, (need) => fr`${Quel} ${noun} ${mots.choisir} ${here} pour ${need} ?`),
  ];
}
