import type { Account } from '@agence/testing/accounts';
import type { ReadMail } from '@agence/testing/fakes/mail';
import type { Reply } from '@agence/testing/http';
import type { OwnSystem } from '@agence/testing/system';
import { expect } from '@jest/globals';
import { lu, signedIn, simple, unescaped } from './console.ts';
import { envoyer, reponseGardee } from './orders.ts';
import type { Refused } from './refused.ts';

type System = Pick<OwnSystem, 'base_url' | 'data' | 'operate' | 'run'>;

/** What each door answered to one order; null where it cannot be given. */
type Answers = {
  readonly api: Reply;
  readonly shown: Reply | null;
  readonly written: ReadMail | null;
};

/** The name of the client whose id stands in a path. */
async function nomDe({ agence }: Account, path: string): Promise<string> {
  const { body } = await agence.get('clients/');
  const { clients } = body as { clients: readonly { id: string; entreprise: string }[] };
  return clients.find(({ id }) => path.includes(id))?.entreprise ?? '';
}

/** What a mail says, null where no wording can give the order. */
async function wording(account: Account, { path, mail }: Refused): Promise<string | null> {
  const nom = await nomDe(account, path);
  return mail === undefined || (path.includes('clients/c_') && nom === '') ? null : mail(nom);
}

const FIELD = /<input[^>]* name="([^"]+)" value="([^"]*)"/g;
/** What a page would send of its own. */
const keptIn = ({ text }: Reply): Record<string, string> =>
  Object.fromEntries([...text.matchAll(FIELD)].map(([, name = '', value = '']) => [name, unescaped(value)]));

/** Gives an order at every door; with `between`, has it proposed at all of them, then confirms it. */
async function answers(system: System, account: Account, refused: Refused): Promise<Answers> {
  const { path, body = {}, screen, fields, before, between } = refused;
  const { agence, slug } = account;
  const texte = await wording(account, refused);
  const { body: made } = texte === null ? { body: {} } : await agence.post('badge/', { confirmer: true });
  const write = async (a: string, said: string, earlier: readonly ReadMail[] = []): Promise<ReadMail> => {
    await envoyer(system, { de: `${slug}@example.com`, a, texte: said });
    return reponseGardee(system, account, earlier);
  };
  await before?.();
  const one = await signedIn(account, system);
  const written = texte === null ? null : await write((made as { badge: string }).badge, texte);
  const ask = (page: string) => (fields === undefined ? one.get(page) : one.post(page, fields));
  const shown = screen === undefined ? null : await ask(`/console/${screen}`);
  const api = await agence.post(path, body);
  if (between === undefined) return { api, shown, written };

  expect([api.status, shown?.status]).toEqual([200, 200]);
  await between();
  const replied = written?.mail.replyTo?.[0]?.address ?? '';
  const sent = shown === null ? {} : { ...keptIn(shown), etape: 'confirmer' };
  return {
    written: written === null ? null : await write(replied, 'OUI', [written]),
    shown: screen === undefined ? null : await one.post(`/console/${screen}`, sent),
    api: await agence.post(path, { ...body, confirmer: true }),
  };
}

type Said = {
  readonly erreur?: string;
  readonly raison?: string;
  readonly refuses?: readonly { readonly pourquoi: string }[];
};

/** The sentence that refuses one order, which is the same at every door. */
export async function refusedAlike(system: System, account: Account, refused: Refused): Promise<string> {
  const { api, shown, written } = await answers(system, account, refused);
  const { erreur, raison, refuses = [] } = api.body as Said;
  const sentence = erreur ?? raison ?? refuses[0]?.pourquoi ?? '';
  expect([sentence === '', api.status]).toEqual([false, erreur === undefined ? 200 : expect.any(Number)]);
  if (shown !== null)
    expect([shown.status, lu(shown)]).toEqual([api.status, expect.stringContaining(simple(sentence))]);
  if (written !== null)
    expect(written.mail.text).toContain(
      erreur === undefined ? sentence : `Ce n’est pas possible\n\n${sentence}\n\nRien n’a été fait.`,
    );
  return sentence;
}
