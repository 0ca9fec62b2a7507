import { verbes } from '../forme.ts';
import { pattern } from '../pattern.ts';

export const CHOISIR = pattern`
  (?:(?:je |nous |on |j')?(?:
    ${verbes('not', 'vis', 'travaill')}
    |ret(?:iens|enir|enez|enons|ient)
    |porte(?:ra)?
    |traite(?:ra)?
    |vise(?:ra)?
    |doit (?:porter|traiter|viser)
    |concerne(?:ra)?
    |choisi(?:r|s|t|ssez|ssons)
    |prend(?:re|s)?
    |prenez
    |prenons
    |part(?:ir|ez|ons)?
    |pars
    |ai choisi
    |avons choisi
    |a choisi
    |mettez
    |mettre
    |met
    |mets
    |garde[rz]?
    |veux
    |veut
    |voudrais?
    |voudrait
    |souhaite
    |souhaitons
    |prefere
    |preferons
    |vote
    |opte
  )?(?: (?:sur|pour))? ?(?:ce sera |c'est |traite[rz]? |avec )?)
`;
