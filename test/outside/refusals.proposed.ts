import { entries, place, someEntry } from './client.ts';
import { someProspect } from './prospect.ts';
import { prospect, type Refused } from './refused.ts';
import type { Row } from './refused-everywhere.ts';

type Empeche = { readonly raison: string; readonly suite: string };
type Triees = { readonly refuses: readonly { readonly pourquoi: string }[] };

const raisons = (body: unknown): readonly string[] => {
  const { raison, suite } = body as Empeche;
  return [raison, suite];
};
const pourquoi = (body: unknown): readonly string[] => (body as Triees).refuses.map((one) => one.pourquoi);

type Ligne = { readonly entreprise: string; readonly site_web: string };

/** Clients to be placed together, some of which are refused for a reason of their own. */
const lines = (...clients: readonly Ligne[]): Refused => ({
  ...{
    path: 'clients/',
    body: { clients: clients.map(({ entreprise, site_web }) => ({ entreprise, site_web })) },
  },
  screen: 'ajouter/',
  fields: {
    etape: 'coller',
    colle: clients.map(({ entreprise, site_web }) => `${entreprise};${site_web}`).join('\n'),
  },
  mail: () =>
    `Ajouter des clients :\n${clients.map(({ entreprise, site_web }) => `${entreprise}, ${site_web}`).join('\n')}`,
  says: pourquoi,
});

const asked = ({ entreprise, site_web }: Ligne): Refused => ({
  ...prospect({ entreprise, site_web }),
  mail: () => `Diagnostic : ${entreprise}, ${site_web}`,
  says: raisons,
});

/** What is answered with a proposal that does nothing, or not all, and why. */
export const PROPOSED: readonly Row[] = [
  [
    'clients: sites that are none',
    async () => lines(someEntry({ site_web: 'http://10.0.0.1/' }), someEntry()),
  ],
  [
    'clients: twice in one go',
    async () => {
      const entry = someEntry();
      return lines(entry, { ...entry, entreprise: 'Le même' });
    },
  ],
  [
    'clients: a client already',
    async (account) => {
      const entry = someEntry();
      await place(account, entry);
      return lines(entry, someEntry());
    },
  ],
  ['clients: no place for all', async () => lines(...entries(7))],
  ['diagnostics: no client that opens them', async () => asked(someProspect())],
  [
    'diagnostics: a client already',
    async (account) => {
      const entry = someEntry();
      await place(account, entry);
      return asked(entry);
    },
  ],
  [
    'diagnostics: asked for lately',
    async (account) => {
      const one = someProspect();
      await place(account, someEntry());
      await account.agence.post('diagnostics/', { ...one, confirmer: true });
      return asked(one);
    },
  ],
  [
    'diagnostics: none left this month',
    async (account) => {
      await place(account, someEntry());
      for (const one of [someProspect(), someProspect(), someProspect()])
        await account.agence.post('diagnostics/', { ...one, confirmer: true });
      return asked(someProspect());
    },
  ],
];
