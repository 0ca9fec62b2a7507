import { AJOUTER } from './ajouter/ajouter.screens.ts';
import { CLIENT } from './client/client.screens.ts';
import { COMPTES } from './comptes/comptes.screens.ts';
import { ENTRER } from './entrer/entrer.screens.ts';
import { RETIRER } from './gestes/retirer.screens.ts';
import { type Handle, handles } from './http/handle.ts';
import type { Needs } from './needs.ts';
import { portefeuille } from './portefeuille/portefeuille.screen.ts';

/** Every screen of the console. */
export const servedByConsole = (needs: Needs): Handle =>
  handles(needs, [...ENTRER, ...COMPTES, portefeuille, ...AJOUTER, ...CLIENT, ...RETIRER]);
