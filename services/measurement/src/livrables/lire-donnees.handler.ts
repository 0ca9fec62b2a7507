import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { LireDonneesRequest, LireDonneesResponse } from '@agence/proto/measurement/v1/measurement';
import { donneesDe, TABLEAUX } from '../documents/releve/tableaux.ts';
import type { Needs } from '../needs.ts';

/** A file of the data of a document, taken from its page: so they stay what the page was written from. */
export const lireDonnees =
  ({ livrables, links, clock }: Needs) =>
  async ({ token, fichier }: LireDonneesRequest): Promise<LireDonneesResponse> => {
    const id = links.open(token, clock.now());
    const found = id === null ? null : await livrables.find(id);
    const [data, write] = [found && donneesDe(found.html), TABLEAUX[fichier]];
    if (found === null || data === null || write === undefined)
      return refused(refuse('not_found', fr`Ce lien n'ouvre aucun document.`));
    const nom_de_fichier = found.nom_de_fichier.replace('.html', `-${fichier}`);
    return { result: { $case: 'fichier', value: { texte: write(data), nom_de_fichier } } };
  };
