import { moments } from '../releve/moments.ts';
import { fr, texte } from '../typo.ts';
import type { RapportData } from './rapport.data.ts';

/** Why a report has no numbers, and which states still hold. */
export const echecDe = (data: RapportData): NonNullable<RapportData['echec']> => ({
  raison: texte(fr`Deux mesures de suite n'ont pas donné assez de réponses exploitables.`),
  suite: texte(
    data.avant === null
      ? fr`La mesure suivante fixera le point de départ.`
      : fr`Les états ${moments(data).avant.de} restent les derniers connus ; la mesure suivante les mettra à jour.`,
  ),
});
