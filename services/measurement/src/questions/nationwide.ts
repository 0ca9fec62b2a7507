import { fr } from '@agence/gesture';
import { de } from './elision.ts';
import { avec, coute, motsDe } from './mots.ts';
import type { Trade } from './trades/trade.ts';

/** Questions of customers without a town: valid for the whole country. */
export const nationwide = (trade: Trade, country: string): string[] => {
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
