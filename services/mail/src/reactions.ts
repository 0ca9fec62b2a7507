import { fr } from '@agence/gesture';
import { on, type Reaction } from '@agence/platform/consumer';
import { alerteMesure, mesureEchouee } from './lettres/mesure-echouee.rule.ts';
import { mesureEnRetard } from './lettres/mesure-en-retard.rule.ts';
import { rapportPret } from './lettres/rapport-pret.rule.ts';
import { alerter, destinataire, ecrire } from './messages/ecrire.ts';
import type { Needs } from './needs.ts';

type About = { readonly compte: string; readonly client: string };

const SANS_DETAIL = fr`Nous regardons pourquoi et vous tenons au courant.`;

/** The account and the client that an event names. Either missing is a fault: the event is parked for a person. */
const lire = async (needs: Needs, { compte, client: id }: About) => {
  const [pour, { result }] = await Promise.all([
    destinataire(needs, compte),
    needs.clients.lireClient({ compte, id }),
  ]);
  if (pour === null || result?.$case !== 'client') throw new Error('an event names nobody that we know');
  return { pour, client: result.value };
};

const lireRapport = async ({ measurement }: Needs, { compte, client }: About, document: string) => {
  const { livrables } = await measurement.lireLivrables({ compte, client });
  const found = livrables.find(({ id }) => id === document);
  if (found === undefined) throw new Error('an event names a document that is not there');
  return found;
};

/** Why it failed, in the words that the API shows as long as the failure stands. */
const detailOf = (client: {
  readonly mesure: string;
  readonly mesure_detail?: string | undefined;
}): string => (client.mesure === 'en échec' ? (client.mesure_detail ?? SANS_DETAIL) : SANS_DETAIL);

/** Which event makes which message. The id of what was received is the message's: one event, one message. */
export const reactions = (needs: Needs): readonly Reaction[] => [
  on('mesure_terminee', 'rapport_pret', async (event, { id }) => {
    const { pour, client } = await lire(needs, event);
    const { lien, periode } = await lireRapport(needs, event, event.document);
    const { entreprise } = client;
    await ecrire(needs, {
      id,
      genre: 'rapport_pret',
      pour,
      lettre: (envoyeur) => rapportPret({ ...envoyeur, entreprise, periode, lien }),
    });
  }),
  on('mesure_en_retard', 'mesure_en_retard', async (event, { id }) => {
    const { pour, client } = await lire(needs, event);
    // Over by the time we hear that it is late: the report's own message says so.
    if (client.mesure === 'faite') return;
    const { entreprise } = client;
    await ecrire(needs, {
      id,
      genre: 'mesure_en_retard',
      pour,
      lettre: (envoyeur) => mesureEnRetard({ ...envoyeur, entreprise }),
    });
  }),
  on('mesure_echouee', 'mesure_echouee', async (event, { id }) => {
    const { pour, client } = await lire(needs, event);
    const { entreprise } = client;
    await ecrire(needs, {
      id,
      genre: 'mesure_echouee',
      pour,
      lettre: (envoyeur) => mesureEchouee({ ...envoyeur, entreprise, detail: detailOf(client) }),
    });
  }),
  on('mesure_echouee', 'alerte_mesure', async (event, { id }) => {
    const { pour, client } = await lire(needs, event);
    const { entreprise } = client;
    const about = { entreprise, detail: detailOf(client), slug: pour.slug };
    const { mesure, client: client_id } = event;
    await alerter(needs, {
      id,
      genre: 'alerte_mesure',
      pour,
      lettre: (envoyeur) => alerteMesure({ ...envoyeur, ...about, mesure, client: client_id }),
    });
  }),
];
