import { ACCES } from './acces/acces.screen.ts';
import { aide } from './aide/aide.screen.ts';
import { ajouter } from './ajouter/ajouter.screens.ts';
import { CLIENT } from './client/client.screens.ts';
import { trancher } from './client/trancher.screens.ts';
import { COMPTES } from './comptes/comptes.screens.ts';
import { DIAGNOSTICS } from './diagnostics/diagnostics.screens.ts';
import { ENTRER } from './entrer/entrer.screens.ts';
import { FORMULE } from './formule/formule.screens.ts';
import { PAR_DEFAUT } from './gestes/par-defaut.ts';
import { historique } from './historique/historique.screen.ts';
import { type Handle, handles } from './http/handle.ts';
import type { Screen } from './http/screen.ts';
import { etiqueter } from './lectures/etiqueter.screens.ts';
import { lettre } from './lettre/lettre.screens.ts';
import { MARQUE } from './marque/marque.geste.ts';
import type { Needs } from './needs.ts';
import { portefeuille } from './portefeuille/portefeuille.screen.ts';
import { remettre } from './portefeuille/remettre.screens.ts';
import { tableau } from './portefeuille/tableau.ts';
import { valider } from './portefeuille/valider.screens.ts';
import { reponses } from './reponses/reponses.screen.ts';
import { script } from './script/script.ts';
import { sources } from './sources/sources.screen.ts';

export const SCREENS: readonly Screen[] = [
  ...[ENTRER, COMPTES, CLIENT, DIAGNOSTICS, MARQUE, FORMULE, ACCES, PAR_DEFAUT].flat(),
  ...[portefeuille, tableau, valider, remettre, ajouter, trancher, reponses, sources, etiqueter],
  ...[historique, aide, lettre, script],
];

export const servedByConsole = (needs: Needs): Handle => handles(needs, SCREENS);
