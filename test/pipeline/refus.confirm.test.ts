import { type Account, newAccount } from '@agence/testing/accounts';
import type { Reply } from '@agence/testing/http';
import { expect, jest, test } from '@jest/globals';
import { entries, place, readyClient } from '../outside/client.ts';
import { lu, signedIn, simple } from '../outside/console.ts';
import { envoyer, reponseGardee } from '../outside/orders.ts';
import { someProspect } from '../outside/prospect.ts';
import { corriger, marque, placing, prospect, type Refused, retirer } from '../outside/refused.ts';
import { badgeOf, nomDe } from '../outside/refused-everywhere.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

/** What may be done when it is proposed, and what somebody else does before it is confirmed. */
type Overtaken = { readonly asked: Refused; readonly meanwhile: () => Promise<unknown> };

const CASES: readonly (readonly [name: string, prepare: (account: Account) => Promise<Overtaken>])[] = [
  [
    'retirer: removed',
    async (account) => {
      const asked = retirer(await readyClient(account));
      return { asked, meanwhile: () => account.agence.post(asked.path, { confirmer: true }) };
    },
  ],
  [
    'corriger: corrected',
    async (account) => {
      const asked = corriger(await readyClient(account));
      return { asked, meanwhile: () => account.agence.post(asked.path, { ville: 'Brest', confirmer: true }) };
    },
  ],
  [
    'clients: the places are taken',
    async (account) => ({ asked: placing(), meanwhile: () => place(account, ...entries(5)) }),
  ],
  [
    'marque: it is so already',
    async (account) => {
      const asked = marque({ couleur: '#8a1538' });
      return { asked, meanwhile: () => account.agence.post('marque/', { ...asked.body, confirmer: true }) };
    },
  ],
  [
    'diagnostics: asked for',
    async (account) => {
      await place(account, ...entries(1));
      const { entreprise, site_web } = someProspect();
      const asked = prospect({ entreprise, site_web });
      return {
        asked: { ...asked, mail: () => `Diagnostic : ${entreprise}, ${site_web}` },
        meanwhile: () => account.agence.post('diagnostics/', { ...asked.body, confirmer: true }),
      };
    },
  ],
  [
    'resilier: ended',
    async (account) => ({
      asked: { path: 'resilier/', screen: 'formule/resilier/', mail: () => 'Résilier' },
      meanwhile: () => account.agence.post('resilier/', { confirmer: true }),
    }),
  ],
];

/** What stands in the fields of a page, as a browser sends them. */
const filled = ({ text }: Reply): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/<input [^>]*>/g)].map(([field]) => {
      const [name = '', value = ''] = ['name', 'value'].map(
        (one) => new RegExp(` ${one}="([^"]*)"`).exec(field)?.[1] ?? '',
      );
      return [name, value];
    }),
  );

test.each(CASES)(
  '%s between proposal and confirmation: said in the same words at every door',
  async (_, prepare) => {
    const account = await newAccount(shared());
    const de = `${account.slug}@example.com`;
    const { asked, meanwhile } = await prepare(account);
    const { path, body = {}, screen, fields, mail = () => '' } = asked;
    const [badge, nom] = [await badgeOf(account), await nomDe(account, path)];
    await envoyer(shared(), { de, a: badge, texte: mail(nom) });
    const offered = await reponseGardee(shared(), account);
    const one = await signedIn(account);
    const proposed =
      fields === undefined
        ? await one.get(`/console/${screen}`)
        : await one.post(`/console/${screen}`, fields);
    expect(proposed.status).toBe(200);

    await meanwhile();
    const shown = await one.post(`/console/${screen}`, {
      ...fields,
      ...filled(proposed),
      etape: 'confirmer',
    });
    await envoyer(shared(), { de, a: offered.mail.replyTo?.[0]?.address ?? '', texte: 'OUI' });
    const answered = simple((await reponseGardee(shared(), account, [offered])).mail.text ?? '');
    const api = await account.agence.post(path, { ...body, confirmer: true });

    const { erreur, raison } = api.body as { erreur?: string; raison?: string };
    const why = simple(erreur ?? raison ?? '?');
    expect([shown.status, lu(shown)]).toEqual([api.status, expect.stringContaining(why)]);
    expect(answered).toContain(why);
  },
);
