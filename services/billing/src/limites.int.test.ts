import { on } from '@agence/platform/bus/consumer';
import { reconciling } from '@agence/platform/bus/reconcile';
import { deliverEvents, reconcile } from '@agence/testing/reconciled';
import { expect, it } from '@jest/globals';
import { billingOfFile } from './billing.fixture.ts';
import { limitesAccord } from './sweeps.ts';

const { parts, account: billing } = billingOfFile();

it('a portfolio that never heard of its ceiling is told it again, with the version of today', async () => {
  const { needs, compte } = await billing('virement');
  let plafond = 0;
  const clients = {
    ...needs.clients,
    lirePortefeuille: async () => ({ ...(await needs.clients.lirePortefeuille({ compte })), plafond }),
  };
  const sweep = reconciling(parts, limitesAccord({ ...needs, clients }, parts));
  expect(await reconcile(parts, sweep)).toEqual([{ pair: 'limites', of: compte, fact: 'agence15' }]);
  const heard = on('limites_fixees', 'plafond', async ({ clients: places, version }) => {
    expect(version).toBe(1);
    plafond = places;
  });
  await deliverEvents(parts, [heard], async () => plafond === 15);
  expect(await reconcile(parts, sweep)).toHaveLength(1);
});
