import { fr } from '@agence/gesture';
import type { Constat } from '@agence/proto/clients/v1/questions';
import { accord, nombre } from '@agence/words/french';

/** Who is cited before the client or instead of it, in how many answers: "A (51 réponses), B (30)". */
export const devant = (names: Constat['devant']): string =>
  names
    .map(({ entreprise, reponses: n }, i) =>
      i === 0
        ? fr`${entreprise} (${nombre(n)} ${accord(n, 'réponse', 'réponses')})`
        : fr`${entreprise} (${nombre(n)})`,
    )
    .join(', ');

/** Whether the client is cited, as its report says, and who is cited before it. */
export function constat(entreprise: string, { cite, reponses, devant: names }: Constat): string {
  const sentence =
    cite === 0
      ? fr`Les IA ne citent ${entreprise} dans aucune des ${nombre(reponses)} réponses.`
      : fr`Les IA citent ${entreprise} dans ${nombre(cite)} ${accord(cite, 'réponse', 'réponses')} sur ${nombre(reponses)}.`;
  return names.length === 0 ? sentence : fr`${sentence} Cités devant : ${devant(names)}.`;
}
