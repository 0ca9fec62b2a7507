import { ACCES } from './acces/acces.gestes.ts';
import { aide } from './aide/aide.screen.ts';
import { AJOUTER } from './ajouter/ajouter.screens.ts';
import { AUDIT } from './client/audit.geste.ts';
import { CLIENT } from './client/client.screens.ts';
import { CORRIGER } from './client/corriger.geste.ts';
import { REPERES } from './client/reperes.geste.ts';
import { RETIRER } from './client/retirer.geste.ts';
import { TRANCHER } from './client/trancher.screens.ts';
import { COMPTES } from './comptes/comptes.screens.ts';
import { DIAGNOSTICS } from './diagnostics/diagnostics.screens.ts';
import { ENTRER } from './entrer/entrer.screens.ts';
import { FORMULE } from './formule/formule.screens.ts';
import { historique } from './historique/historique.screen.ts';
import { type Handle, handles } from './http/handle.ts';
import { ETIQUETER } from './lectures/etiqueter.screens.ts';
import { LETTRE } from './lettre/lettre.screens.ts';
import { MARQUE } from './marque/marque.geste.ts';
import type { Needs } from './needs.ts';
import { portefeuille } from './portefeuille/portefeuille.screen.ts';
import { REMISES } from './portefeuille/remettre.screens.ts';
import { tableau } from './portefeuille/tableau.ts';
import { VALIDATIONS } from './portefeuille/valider.screens.ts';
import { reponses } from './reponses/reponses.screen.ts';
import { script } from './script/script.ts';
import { sources } from './sources/sources.screen.ts';

export const servedByConsole = (needs: Needs): Handle =>
  handles(needs, [
    ...[ENTRER, COMPTES, AJOUTER, CLIENT, RETIRER, CORRIGER, REPERES, AUDIT, TRANCHER].flat(),
    ...[DIAGNOSTICS, MARQUE, FORMULE, ACCES, VALIDATIONS, REMISES, ETIQUETER, LETTRE].flat(),
    ...[portefeuille, tableau, historique, aide, reponses, sources, script],
  ]);
