import { fr } from '@agence/gesture';
import type { Envoyeur, Lettre } from './lettre.ts';
import { piedDeCompte } from './pied.lettre.ts';
import { choisirLaPage, commentLire, type Pour, quel } from './pour.ts';
import { siSimulee } from './simulee.lettre.ts';

export type PagePrete = Envoyeur &
  Pour & {
    /** Title of the document. */
    readonly page: string;
    readonly lien: string;
    readonly simulee: boolean;
  };

/** The brief of a page was written: to an account that orders by mail, which may choose the next one. */
export const pagePrete = (facts: PagePrete): Lettre => ({
  sujet: fr`Page prête : ${facts.entreprise}`,
  titre: fr`Une page est prête`,
  paragraphes: [
    fr`Une page à publier est écrite pour ${facts.entreprise} : son texte, ce qu'il reste à y vérifier et où la mettre.`,
    ...siSimulee(facts.simulee),
    ...choisirLaPage(facts),
    commentLire(facts),
  ],
  action: { texte: fr`Ouvrir la page`, lien: facts.lien },
  faits: [
    [quel(facts), facts.entreprise],
    [fr`Document`, facts.page],
  ],
  pied: piedDeCompte(facts),
});
