import { fr } from '@agence/gesture';
import { on, type Reaction } from '@agence/platform/bus/consumer';
import type { Client } from '@agence/proto/clients/v1/clients';
import { readableDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { changesOf } from './changements.ts';
import { accountOf, letters } from './letter.reactions.ts';
import { tellQuestions } from './questions.ts';

type About = { readonly compte: string; readonly client: string };

const SANS_DETAIL = fr`Nous regardons pourquoi et vous tenons au courant.`;

/** The client of an event. Throws when it is missing, and the event becomes a dead letter. */
const clientOf = async ({ clients }: Needs, { compte, client: id }: About): Promise<Client> => {
  const { result } = await clients.lireClient({ compte, id });
  if (result?.$case !== 'client') throw new Error('an event names no client that we know');
  return result.value;
};

type AboutDocument = About & { readonly document: string };

/** The document of an event, and its client. */
const documentOf = async (needs: Needs, event: AboutDocument) => {
  const { compte, client, document } = event;
  const { entreprise, site, constat, prochaine_mesure_ts: next } = await clientOf(needs, event);
  const { livrables } = await needs.measurement.lireLivrables({ compte, client });
  const found = livrables.find(({ id }) => id === document);
  if (found === undefined) throw new Error('an event names a document that is not there');
  const { lien, titre: page, periode, cree, simulee = false, non_lu = false } = found;
  const prochaine_mesure = next === undefined ? undefined : readableDay(new Date(next * 1000));
  return { entreprise, site, constat, prochaine_mesure, lien, page, periode, cree, simulee, non_lu };
};

/** The document of an event with the results of its client's questions, and the question of the next page. */
const measured = async (needs: Needs, event: AboutDocument) => {
  const { result } = await needs.clients.lireQuestions({ compte: event.compte, id: event.client });
  if (result?.$case !== 'questions') throw new Error('an event names questions that are not there');
  const { etats, prochaine_page } = result.value;
  return { ...(await documentOf(needs, event)), etats, prochaine: prochaine_page?.numero };
};

/** The client, and the reason of a failure in the words of the API, while the API still shows the failure. */
const failureOf = async (needs: Needs, event: About) => {
  const { entreprise, mesure, mesure_detail } = await clientOf(needs, event);
  return { entreprise, detail: (mesure === 'en échec' ? mesure_detail : undefined) ?? SANS_DETAIL };
};

/** Letters to accounts, and alerts to us, about measurements and audits. */
export const mesuresReactions = (needs: Needs): readonly Reaction[] => {
  const { letter, alert } = letters(needs);
  return [
    letter('mesure_terminee', 'rapport_pret', (event) => measured(needs, event)),
    on('questions_remises', 'questions_pretes', async ({ compte }) => {
      const pour = await accountOf(needs, compte);
      // Without an ordering address, the account sees them elsewhere.
      if (pour.badge !== undefined) await tellQuestions(needs, pour);
    }),
    letter(
      'page_remise',
      'page_prete',
      // Without an ordering address, the account sees it elsewhere.
      (event, { badge }) => (badge === undefined ? null : measured(needs, event)),
      // The id names the page: if clients loses a page and lists it again, there is no second letter.
      ({ document }) => `page:${document}`,
    ),
    letter(
      'audit_ecrit',
      'audit_pret',
      (event) => documentOf(needs, event),
      // Measurement uses the same id in `sendNow`, so that the letter is written once.
      ({ document }) => `audit:${document}`,
    ),
    letter(
      'mois_conclu',
      'changements',
      (event, pour) => changesOf(needs, event, pour),
      // One letter an account and month: a second with this id is not sent.
      ({ compte, mois }) => `changements:${compte}:${mois}`,
    ),
    letter('diagnostic_remis', 'diagnostic_remis', async ({ compte, demande, document }) => {
      const { diagnostics } = await needs.prospections.lireProspection({ compte });
      const asked = diagnostics.find(({ id }) => id === demande);
      // The request was erased meanwhile, or is too old to be listed.
      if (asked === undefined) return null;
      const documents = document === undefined ? [] : [document];
      const { liens } = await needs.diagnostics.lireLiens({ compte, documents });
      return { entreprise: asked.entreprise, lien: liens[document ?? ''] };
    }),
    letter('mesure_en_retard', 'mesure_en_retard', async (event) => {
      const { entreprise, mesure } = await clientOf(needs, event);
      // The measurement ended before this event arrived: the report has its own letter.
      return mesure === 'faite' ? null : { entreprise };
    }),
    letter('mesure_echouee', 'mesure_echouee', (event) => failureOf(needs, event)),
    alert('mesure_echouee', 'alerte_mesure', async (event, { slug, nom }) => {
      const { client, mesure } = event;
      return { slug, nom, client, mesure, ...(await failureOf(needs, event)) };
    }),
  ];
};
