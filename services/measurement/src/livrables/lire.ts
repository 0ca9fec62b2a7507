import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/gesture/handler';
import type { Document } from '@agence/proto/measurement/v1/measurement';
import { readableDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import type { Rpc } from '../rpc.ts';
import { donneesDe, TABLEAUX } from '../states/releve/tableaux.ts';

const INCONNU = refused(refuse('not_found', fr`Ce lien n'ouvre aucun document.`));

export const lireLivrables =
  ({ livrables, links, clock }: Needs): Rpc['lireLivrables'] =>
  async ({ compte, client }) => {
    const now = clock.now();
    const found = await livrables.ofClient(compte, client);
    return {
      livrables: found.map(({ _id: id, cree, simulee, non_lu, n, ...shown }) => {
        return { ...shown, id, cree: readableDay(cree), lien: links.sign(id, now), simulee, non_lu, n };
      }),
    };
  };

type Page = (needs: Needs, id: string) => Promise<Document | null>;

/** The page that a link opens: a document, or one of the `pages` that are written each time, by the mark of its id. */
export const lireDocument =
  (needs: Needs, pages: Readonly<Record<string, Page>>): Rpc['lireDocument'] =>
  async ({ token }) => {
    const { livrables, links, clock } = needs;
    const id = links.open(token, clock.now());
    if (id === null) return INCONNU;
    const [mark, page] =
      Object.entries(pages).find(([known]) => id.startsWith(known)) ?? (['', undefined] as const);
    const found = await (page === undefined ? livrables.find(id) : page(needs, id.slice(mark.length)));
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
    const [data, write] = [donneesDe(found?.html), TABLEAUX[fichier]];
    if (found === null || data === null || write === undefined) return INCONNU;
    const nom_de_fichier = found.nom_de_fichier.replace('.html', `-${fichier}`);
    return { result: { $case: 'fichier', value: { texte: write(data), nom_de_fichier } } };
  };
