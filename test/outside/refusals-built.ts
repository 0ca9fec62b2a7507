import type { Account } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';
import {
  type Entry,
  entries,
  launch,
  place,
  questionsOf,
  readyClient,
  someEntry,
  untilMesure,
} from './client.ts';
import { iso } from './days.ts';
import { ask, someProspect } from './prospect.ts';
import type { Row } from './refusals.ts';
import {
  adresse,
  audit,
  badge,
  cles,
  corriger,
  diagnostic,
  formule,
  lancer,
  marque,
  page,
  placing,
  prospect,
  type Refused,
  resilier,
  retirer,
  UNKNOWN,
  virement,
} from './refused.ts';
import { shared } from './system.ts';

/** Uses up the month's diagnostics, which the account's one client opens. */
const usedUp = async (account: Account): Promise<void> => {
  for (let asked = 0; asked < 3; asked += 1) await ask(account, someProspect());
};

/** Every gesture of the table once: `test/clock/refus.test.ts` lets an account lapse before each. */
export const ALL: readonly (readonly [name: string, order: () => Refused])[] = [
  ['clients', () => placing()],
  ['retirer', () => retirer(UNKNOWN)],
  ['corriger', () => corriger(UNKNOWN)],
  ['audit', () => audit(UNKNOWN)],
  ['page', () => page(UNKNOWN, 1)],
  ['questions', () => lancer(UNKNOWN)],
  ['diagnostics', () => diagnostic()],
  ['marque', () => marque({ couleur: '#0b5cad' })],
  ['badge', badge],
  ['cles', cles],
  ['adresses', () => adresse('ajouter', 'bob@example.com')],
  ['resilier', resilier],
  // The console lets who is not served pay, and mail lets them say so.
  ['formule', () => ({ ...formule('agence15'), screen: undefined })],
  ['virement', () => ({ ...virement(), screen: undefined, mail: undefined })],
];

const paused = ({ slug }: Account) => shared().operate('accounts', 'pause', slug, '--why', 'essai');

/** Ends an account that is not paid any more, and waits until accounts has heard of it. */
const terminated = async ({ agence }: Account): Promise<void> => {
  await agence.post('resilier/', { confirmer: true });
  await until(
    () => agence.get('compte/'),
    ({ status }) => status === 403,
  );
};

const withClient =
  (order: (entry: Entry) => Refused) =>
  async (account: Account): Promise<Refused> => {
    const entry = someEntry();
    await place(account, entry);
    return order(entry);
  };

/** Refusals of a state that is built first, or that comes between two steps. */
export const BUILT: readonly Row[] = [
  ['clients: a site that is a client’s', withClient((entry) => placing(entry))],
  [
    'clients: a site that stands there twice',
    async () => {
      const one = someEntry();
      return placing(one, one);
    },
  ],
  [
    'clients: the last place goes to another one',
    async (account) => {
      await place(account, ...entries(4));
      return placing(...entries(2));
    },
  ],
  ['clients: a site that is none', async () => placing(someEntry({ site_web: 'http://10.0.0.1' }))],
  ...(
    [
      ['not on the web', 'ftp://exemple.fr'],
      ['with a password', 'https://a:b@exemple.fr'],
      ['with a port', 'https://exemple.fr:8443'],
      ['no address', 'pas une adresse'],
    ] as const
  ).map(
    ([what, site_web]): Row => [
      `diagnostics: a site ${what}`,
      // A message would not be understood.
      async () => prospect({ entreprise: 'Prospect', site_web }),
    ],
  ),
  ['diagnostics: no client', async () => diagnostic()],
  ['diagnostics: a client’s site', withClient((entry) => diagnostic(entry))],
  [
    'diagnostics: asked lately',
    async (account) => {
      const one = someProspect();
      await place(account, someEntry());
      await ask(account, one);
      return diagnostic(one);
    },
  ],
  [
    'diagnostics: the month’s count used up',
    async (account) => {
      await place(account, someEntry());
      await usedUp(account);
      return diagnostic();
    },
  ],
  ['adresses: one that is not there', async () => adresse('retirer', 'personne@example.com')],
  [
    'page: a question at rest',
    async (account) => {
      const id = await readyClient(account);
      await launch(account, id, 11);
      await untilMesure(account, id, 'faite');
      await account.agence.post('formule/', { formule: 'agence5' });
      const paid = ['--until', '2099-12-31', '--plan', 'agence5'];
      await shared().operate('transfers', 'confirm', account.slug, ...paid);
      return page(id, (await questionsOf(account, id)).au_repos[0]?.n ?? 0);
    },
    { plan: 'agence15' },
  ],
  ['formule: not to be had by card', async () => formule('agence15'), { paiement: 'carte' }],
  ['clients: paused', async (account) => ({ ...placing(), before: () => paused(account) })],
  [
    'marque: terminated',
    async (account) => ({ ...marque({ couleur: '#0b5cad' }), before: () => terminated(account) }),
    { paye_jusqu_au: iso(-1) },
  ],
  // A proposal is refused at its confirmation, because somebody else was faster.
  [
    'retirer, confirmed: removed meanwhile',
    async (account) => {
      const order = retirer(await readyClient(account));
      return { ...order, between: () => account.agence.post(order.path, { confirmer: true }) };
    },
  ],
  [
    'retirer, confirmed: paused meanwhile',
    async (account) => ({ ...retirer(await readyClient(account)), between: () => paused(account) }),
  ],
  [
    'marque, confirmed: changed so meanwhile',
    async ({ agence }) => {
      const couleur = '#8a1538';
      return { ...marque({ couleur }), between: () => agence.post('marque/', { couleur, confirmer: true }) };
    },
  ],
  [
    'clients, confirmed: the places taken meanwhile',
    async (account) => ({ ...placing(), between: () => place(account, ...entries(5)) }),
  ],
  [
    'diagnostics, confirmed: the month’s count used up meanwhile',
    async (account) => {
      await place(account, someEntry());
      return { ...diagnostic(), between: () => usedUp(account) };
    },
  ],
];
