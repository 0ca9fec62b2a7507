import { fr } from '@agence/gesture';
import { de } from '@agence/words/elision';
import { avec, coute, motsDe } from './mots.ts';
import type { Trade } from './trade.ts';
import { inTown, ofTown } from './ville.ts';

/** Questions of customers without a town: valid for the whole country. */
const nationwide = (trade: Trade, country: string): string[] => {
  const mots = motsDe(trade);
  const { un, noun, plural, e, quel, Quel, Quels, lequel, bon, bons, meilleur, visited, outing } = mots;
  const [need1, need2, need3] = trade.needs;
  return [
    fr`${Quels} sont les meilleur${e}s ${plural} ${country} ?`,
    ...avec(need1, (need) => fr`${Quels} ${plural} sont les meilleur${e}s ${country} pour ${need} ?`),
    ...avec(
      trade.price,
      (price) => fr`Combien ${coute(price, ' en moyenne')} ${country}, et ${quel} ${noun} choisir ?`,
    ),
    fr`${Quels} sont les ${plural} de référence ${country} ?`,
    outing
      ? fr`${Quel} ${noun} vaut vraiment le détour ${country} ?`
      : fr`À ${quel} ${noun} faire confiance ${country} ?`,
    fr`Pouvez-vous comparer les ${plural} les plus connu${e}s ${country} ?`,
    ...avec(need2, (need) => fr`${Quels} ${plural} choisir ${country} pour ${need} ?`),
    fr`${Quels} ${plural} ont les meilleurs avis ${country} ?`,
    fr`${Quels} ${bons} ${plural} restent abordables ${country} ?`,
    fr`Pouvez-vous me conseiller deux ou trois ${plural} ${country} ?`,
    ...avec(need3, (need) => fr`${Quels} ${plural} me recommandez-vous ${country} pour ${need} ?`),
    fr`${Quel} ${noun} offre le meilleur rapport qualité-prix ${country} ?`,
    fr`${Quels} ${plural} sont les plus recommandé${e}s par leurs clients ${country} ?`,
    fr`Pouvez-vous me donner cinq noms ${de(plural)} ${country} ?`,
    fr`${Quel} est ${meilleur} ${noun} ${country} selon les avis récents ?`,
    fr`${Quels} ${plural} ont le plus d'ancienneté ${country} ?`,
    fr`Une amie cherche ${un} ${country} : que lui conseiller ?`,
    fr`Entre les ${mots.principaux} ${plural} ${country}, ${lequel} choisir et pourquoi ?`,
    fr`${Quels} ${plural} ont la meilleure réputation ${country} ?`,
    fr`Y a-t-il un classement des ${plural} ${country}, et qui arrive en tête ?`,
    visited
      ? fr`${Quels} ${plural} choisir ${country} avec un petit budget ?`
      : fr`${Quels} ${plural} annoncent des tarifs clairs ${country} ?`,
    fr`${Quel} ${noun} conseiller à une personne exigeante ${country} ?`,
    fr`${Quels} ${plural} sortent du lot ${country} ?`,
    fr`${Quel} ${noun} recommandez-vous ${country}, et pourquoi ?`,
    fr`Avez-vous de ${bons} ${plural} à me recommander ${country} ?`,
    fr`Pour trouver ${bon} ${noun} ${country}, quels noms retenir ?`,
    fr`${Quels} ${plural} sont les plus demandé${e}s ${country} ?`,
    ...avec(need1, (need) => fr`${Quel} ${noun} ${mots.choisir} ${country} pour ${need} ?`),
  ];
};

const local = (trade: Trade, ville: string): string[] => {
  const mots = motsDe(trade);
  const { un, noun, plural, e, quel, Quel, Quels, lequel, bon, bons, meilleur, visited, outing } = mots;
  const here = inTown(ville);
  const centre = /\d/.test(ville) ? here : `dans le centre ${ofTown(ville)}`;
  const [need1, need2, need3] = trade.needs;
  return [
    fr`${Quels} sont les meilleur${e}s ${plural} ${here} ?`,
    ...avec(need1, (need) => fr`Je cherche ${un} ${here} pour ${need} : ${lequel} me conseillez-vous ?`),
    ...avec(trade.urgent, (urgent) => fr`Où trouver ${here} ${un} ${urgent} ?`),
    ...avec(trade.price, (price) => fr`Combien ${coute(price)} ${here}, et ${quel} ${noun} choisir ?`),
    fr`Y a-t-il ${un} ${centre} que vous recommandez ?`,
    outing
      ? fr`${Quel} ${noun} vaut vraiment le détour ${here} ?`
      : fr`À ${quel} ${noun} faire confiance ${here} ?`,
    fr`Pouvez-vous comparer les ${plural} les plus connu${e}s ${here} ?`,
    ...avec(need2, (need) => fr`${Quels} ${plural} choisir ${here} pour ${need} ?`),
    fr`${Quels} ${plural} ont les meilleurs avis ${here} ?`,
    fr`${Quels} ${bons} ${plural} restent abordables ${here} ?`,
    fr`Je viens d'arriver ${here} et je cherche ${bon} ${noun} : ${lequel} choisir ?`,
    ...avec(need3, (need) => fr`${Quels} ${plural} me recommandez-vous ${here} pour ${need} ?`),
    fr`${Quel} ${noun} offre le meilleur rapport qualité-prix ${here} ?`,
    fr`${Quels} ${plural} sont recommandé${e}s par leurs clients ${here} ?`,
    fr`Pouvez-vous me donner cinq noms ${de(plural)} ${here} ?`,
    fr`${Quel} est ${meilleur} ${noun} ${here} selon les avis récents ?`,
    fr`${Quels} ${plural} sont installé${e}s depuis longtemps ${here} ?`,
    fr`Une amie cherche ${un} ${here} : que lui conseiller ?`,
    fr`Entre les ${mots.principaux} ${plural} ${here}, ${lequel} choisir et pourquoi ?`,
    visited
      ? fr`${Quels} ${plural} réservent le meilleur accueil ${here} ?`
      : fr`${Quels} ${plural} répondent vite au téléphone ${here} ?`,
    fr`Je ne connais aucun${e} ${noun} ${here} : ${lequel} me recommandez-vous ?`,
    fr`${Quels} sont les ${plural} de référence ${here} ?`,
    fr`Pouvez-vous me conseiller deux ou trois ${plural} ${here} ?`,
    visited
      ? fr`${Quels} ${plural} choisir ${here} avec un petit budget ?`
      : fr`${Quels} ${plural} annoncent des tarifs clairs ${here} ?`,
    fr`${Quel} ${noun} conseiller à une personne exigeante ${here} ?`,
    fr`${Quels} ${plural} ont la meilleure réputation ${here} ?`,
    fr`${Quel} ${noun} recommandez-vous ${here}, et pourquoi ?`,
    fr`Avez-vous de ${bons} ${plural} à me recommander ${here} ?`,
    fr`Pour trouver ${bon} ${noun} ${here}, quels noms retenir ?`,
    fr`${Quels} ${plural} sont les plus demandé${e}s ${here} ?`,
    ...avec(need3, (need) => fr`J'ai besoin d'${un} ${here} pour ${need} : des idées ?`),
    ...avec(need1, (need) => fr`${Quel} ${noun} ${mots.choisir} ${here} pour ${need} ?`),
  ];
};

/** Questions without a model. Intents are mixed, so that the first few cover each; every question names the trade. */
export const fallbackQuestions = (trade: Trade, ville: string, country = 'en France'): string[] =>
  inTown(ville) === '' ? nationwide(trade, country) : local(trade, ville);
