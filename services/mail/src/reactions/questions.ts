import { hash } from 'node:crypto';
import { keyedMutex } from '@agence/platform/process/keyed-mutex';
import type { Client } from '@agence/proto/clients/v1/clients';
import { readableDay, readableHour } from '@agence/words/paris';
import type { AValider } from '../lettres/questions.lettre.ts';
import { type Recipient, writeToAccount } from '../messages/write.ts';
import type { Needs } from '../needs.ts';

const GENRE = 'questions_pretes';
/** Delay of a letter while questions of other clients are still prepared, so that one letter holds them all. */
const ATTENDRE_MS = 10 * 60_000;

/** The start is part of the key, so a client measured again after a correction is in a new letter. */
const keyOf = ({ id, demarre_ts = 0 }: Client): string => `${id}:${demarre_ts}`;

const aValider = async ({ clients }: Needs, compte: string, client: Client): Promise<AValider> => {
  const { result } = await clients.lireQuestions({ compte, id: client.id });
  if (result?.$case !== 'questions') throw new Error('a client has no questions that wait');
  const start = new Date((client.demarre_ts ?? 0) * 1000);
  const demarre = { jour: readableDay(start), heure: readableHour(start) };
  return { entreprise: client.entreprise, questions: result.value.questions, demarre };
};

const perAccount = keyedMutex();

/** Writes one letter about all waiting questions of an account that no sent letter contains yet. */
export const tellQuestions = (needs: Needs, pour: Recipient): Promise<void> =>
  perAccount(pour.slug, async () => {
    const { slug: compte } = pour;
    const { clients } = await needs.clients.lirePortefeuille({ compte, actifs: true });
    await needs.messages.withdraw(compte, GENRE);
    const letters = await needs.messages.askingAbout(compte);
    const known = new Set(letters.flatMap((letter) => letter.clients ?? []));
    const fresh = clients.filter((client) => client.demarre_ts !== undefined && !known.has(keyOf(client)));
    if (fresh.length === 0) return;
    const keys = fresh.map(keyOf);
    const digest = hash('sha256', `${compte} ${keys.join(' ')}`);
    const others = clients.some(({ mesure }) => mesure === 'questions en préparation');
    const all = await Promise.all(fresh.map((client) => aValider(needs, compte, client)));
    const attendre_ms = others ? ATTENDRE_MS : 0;
    const draft = { id: `${GENRE}:${digest}`, genre: GENRE, pour, clients: keys, attendre_ms } as const;
    await writeToAccount(needs, draft, { clients: all });
  });
