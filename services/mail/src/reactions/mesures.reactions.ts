import { fr } from '@agence/gesture';
import { on, type Reaction } from '@agence/platform/bus/consumer';
import type { Client } from '@agence/proto/clients/v1/clients';
import { readableDay } from '@agence/words/paris';
import { alerteMesure } from '../lettres/alertes.lettre.ts';
import {
  auditPret,
  diagnosticRemis,
  mesureEchouee,
  mesureEnRetard,
  pagePrete,
  rapportPret,
} from '../lettres/documents.lettre.ts';
import { accountOf, writeToAccount, writeToAccountOf, writeToUs } from '../messages/write.ts';
import type { Needs } from '../needs.ts';
import { tellChanges } from './changements.ts';
import { tellQuestions } from './questions.ts';

type About = { readonly compte: string; readonly client: string };

const SANS_DETAIL = fr`Nous regardons pourquoi et vous tenons au courant.`;

/** The account and the client of an event. Throws when one is missing, and the event becomes a dead letter. */
const read = async (needs: Needs, { compte, client: id }: About) => {
  const [pour, { result }] = await Promise.all([
    accountOf(needs, compte),
    needs.clients.lireClient({ compte, id }),
  ]);
  if (result?.$case !== 'client') throw new Error('an event names no client that we know');
  return { pour, client: result.value };
};

/** The results of a client's questions, and the question of the next page. */
const standing = async ({ clients }: Needs, { compte, client: id }: About) => {
  const { result } = await clients.lireQuestions({ compte, id });
  if (result?.$case !== 'questions') throw new Error('an event names questions that are not there');
  const { etats, prochaine_page } = result.value;
  return { etats, prochaine: prochaine_page?.numero };
};

const readDocument = async ({ measurement }: Needs, { compte, client }: About, document: string) => {
  const { livrables } = await measurement.lireLivrables({ compte, client });
  const found = livrables.find(({ id }) => id === document);
  if (found === undefined) throw new Error('an event names a document that is not there');
  return found;
};

/** The reason of a failure in the words of the API, while the API still shows the failure. */
const detailOf = ({ mesure, mesure_detail }: Client): string =>
  (mesure === 'en échec' ? mesure_detail : undefined) ?? SANS_DETAIL;

/** Letters to accounts, and alerts to us, about measurements and audits. */
export const mesuresReactions = (needs: Needs): readonly Reaction[] => [
  on('mesure_terminee', 'rapport_pret', async (event, { id }) => {
    const { pour, client } = await read(needs, event);
    const { lien, periode, simulee = false } = await readDocument(needs, event, event.document);
    const { entreprise, constat, prochaine_mesure_ts: next } = client;
    const prochaine_mesure = next === undefined ? undefined : readableDay(new Date(next * 1000));
    const measured = { constat, prochaine_mesure, ...(await standing(needs, event)) };
    const about = { entreprise, periode, lien, simulee, ...measured };
    await writeToAccount(needs, { id, genre: 'rapport_pret', pour, document: lien }, rapportPret, about);
  }),
  on('questions_remises', 'questions_pretes', async (event, { id }) => {
    const { pour, client } = await read(needs, event);
    // Without an ordering address, the account sees them elsewhere; without a start time, they no longer wait.
    if (pour.badge === undefined || client.demarre_ts === undefined) return;
    // An earlier release wrote one letter per client, under this id.
    if ((await needs.messages.find(id)) === null) await tellQuestions(needs, pour);
  }),
  on('page_remise', 'page_prete', async (event) => {
    const { pour, client } = await read(needs, event);
    // Without an ordering address, the account sees it elsewhere.
    if (pour.badge === undefined) return;
    const { lien, titre: page, simulee = false } = await readDocument(needs, event, event.document);
    const { entreprise } = client;
    const about = { entreprise, page, lien, simulee, ...(await standing(needs, event)) };
    // The id names the page: if clients loses a page and lists it again, there is no second letter.
    const draft = { id: `page:${event.document}`, genre: 'page_prete', pour } as const;
    await writeToAccount(needs, { ...draft, document: lien }, pagePrete, about);
  }),
  on('audit_ecrit', 'audit_pret', async (event) => {
    const { pour, client } = await read(needs, event);
    const { lien, cree, non_lu = false } = await readDocument(needs, event, event.document);
    const { entreprise, site } = client;
    // Measurement uses the same id in `sendNow`, so that the letter is written once.
    const draft = { id: `audit:${event.document}`, genre: 'audit_pret', pour } as const;
    const about = { entreprise, site, cree, lien, non_lu };
    await writeToAccount(needs, { ...draft, document: lien }, auditPret, about);
  }),
  on('mois_conclu', 'changements', (event) => tellChanges(needs, event)),
  on('diagnostic_remis', 'diagnostic_remis', async ({ compte, demande, document }, { id }) => {
    const { diagnostics } = await needs.prospections.lireProspection({ compte });
    const asked = diagnostics.find(({ id: known }) => known === demande);
    // The request was erased meanwhile, or is too old to be listed.
    if (asked === undefined) return;
    const documents = document === undefined ? [] : [document];
    const { liens } = await needs.diagnostics.lireLiens({ compte, documents });
    const about = { entreprise: asked.entreprise, lien: liens[document ?? ''] };
    await writeToAccountOf(needs, { id, genre: 'diagnostic_remis', compte }, diagnosticRemis, about);
  }),
  on('mesure_en_retard', 'mesure_en_retard', async (event, { id }) => {
    const { pour, client } = await read(needs, event);
    // The measurement ended before this event arrived: the report has its own letter.
    if (client.mesure === 'faite') return;
    const { entreprise } = client;
    await writeToAccount(needs, { id, genre: 'mesure_en_retard', pour }, mesureEnRetard, { entreprise });
  }),
  on('mesure_echouee', 'mesure_echouee', async (event, { id }) => {
    const { pour, client } = await read(needs, event);
    const about = { entreprise: client.entreprise, detail: detailOf(client) };
    await writeToAccount(needs, { id, genre: 'mesure_echouee', pour }, mesureEchouee, about);
  }),
  on('mesure_echouee', 'alerte_mesure', async (event, { id }) => {
    const { pour, client } = await read(needs, event);
    const named = { slug: pour.slug, compte: pour.nom, entreprise: client.entreprise, client: client.id };
    const about = { ...named, mesure: event.mesure, detail: detailOf(client) };
    await writeToUs(needs, { id, genre: 'alerte_mesure' }, alerteMesure(about));
  }),
];
