import { fr } from '@agence/gesture';
import type { Constat } from '@agence/proto/clients/v1/questions';
import { combien, nombre } from '@agence/words/french';
import { etatsBouges, tendanceDite } from '../portefeuille/evolution.ts';

/** Who is cited before the client or instead of it, in how many answers: "A (51 réponses), B (30)". */
export const devant = (names: Constat['devant']): string =>
  names
    .map(({ entreprise, reponses: n }, i) =>
      i === 0 ? fr`${entreprise} (${combien(n, 'réponse', 'réponses')})` : fr`${entreprise} (${nombre(n)})`,
    )
    .join(', ');

/** What changed since the measurement before; empty when there is none. */
const depuis = ({ changement, cite, reponses }: Constat): string => {
  if (changement === undefined) return '';
  const dite = tendanceDite(changement);
  if (dite === undefined)
    return fr` Rien ne se compare à la mesure du ${changement.depuis} : les modèles, la lecture ou les questions ont changé.`;
  const { cite_avant: n, reponses_avant: of } = changement;
  const bouges = etatsBouges(changement);
  const moves = bouges === '' ? '.' : fr` ; ${bouges}.`;
  const whole = changement.cite === cite && changement.reponses === reponses;
  const part = whole ? '' : fr` Seuls comptent ici les modèles et les questions qui se comparent.`;
  return fr` Depuis la mesure du ${changement.depuis} : de ${combien(n, 'réponse', 'réponses')} sur ${nombre(of)} à ${nombre(changement.cite)} sur ${nombre(changement.reponses)}, ${dite}${moves}${part}`;
};

/** Each AI with its share of the answers that cite the client; empty in results of an older release. */
export const parIa = ({ par_ia }: Pick<Constat, 'par_ia'>): string => {
  const shares = par_ia.map(({ ia, cite, reponses }) =>
    reponses === 0
      ? fr`${ia}, aucune réponse lisible`
      : fr`${ia}, ${nombre(cite)} sur ${nombre(reponses)} (${nombre(Math.round((100 * cite) / reponses))} %)`,
  );
  return shares.length === 0 ? '' : fr`Par IA : ${shares.join(fr` ; `)}.`;
};

/** Whether the client is cited, as its report says, who is cited before it, and what changed. */
export function constat(entreprise: string, found: Constat): string {
  const { cite, reponses, devant: names } = found;
  const sentence =
    cite === 0
      ? fr`Les IA ne citent ${entreprise} dans aucune des ${nombre(reponses)} réponses.`
      : fr`Les IA citent ${entreprise} dans ${combien(cite, 'réponse', 'réponses')} sur ${nombre(reponses)}.`;
  const ahead = names.length === 0 ? '' : fr` Cités devant : ${devant(names)}.`;
  return `${sentence}${ahead}${depuis(found)}`;
}
