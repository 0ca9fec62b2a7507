import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { Document } from '@agence/proto/measurement/v1/measurement';
import type { Needs } from '../needs.ts';
import type { Rpc } from '../rpc.ts';
import { donneesDe, TABLEAUX } from '../states/releve/tableaux.ts';
import { EXEMPLE, REPONSE, REPONSES } from './links.ts';

const INCONNU = refused(refuse('not_found', fr`Ce lien n'ouvre aucun document.`));

const MARKS = [REPONSE, REPONSES, EXEMPLE] as const;

type Page = (needs: Needs, id: string) => Promise<Document | null>;

/** The page that a link opens: a document, or a page that is written each time. */
export const lireDocument =
  (needs: Needs, pages: Readonly<Record<(typeof MARKS)[number], Page>>): Rpc['lireDocument'] =>
  async ({ token }) => {
    const { livrables, links, clock } = needs;
    const id = links.open(token, clock.now());
    if (id === null) return INCONNU;
    const mark = MARKS.find((known) => id.startsWith(known));
    const found =
      mark === undefined ? await livrables.find(id) : await pages[mark](needs, id.slice(mark.length));
    if (found === null) return INCONNU;
    const { html, nom_de_fichier } = found;
    return { result: { $case: 'document', value: { html, nom_de_fichier } } };
  };

/** A file of the data of a document, taken from its page: so they stay what the page was written from. */
export const lireDonnees =
  ({ livrables, links, clock }: Needs): Rpc['lireDonnees'] =>
  async ({ token, fichier }) => {
    const id = links.open(token, clock.now());
    const found = id === null ? null : await livrables.find(id);
    const [data, write] = [found && donneesDe(found.html), TABLEAUX[fichier]];
    if (found === null || data === null || write === undefined) return INCONNU;
    const nom_de_fichier = found.nom_de_fichier.replace('.html', `-${fichier}`);
    return { result: { $case: 'fichier', value: { texte: write(data), nom_de_fichier } } };
  };
