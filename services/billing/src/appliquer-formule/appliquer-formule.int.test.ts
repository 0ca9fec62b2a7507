import { describe, expect, it } from '@jest/globals';
import { billingOfFile } from '../billing.fixture.ts';
import type { Needs } from '../needs.ts';
import { operator } from '../operator.rpcs.ts';
import { appliquer } from './appliquer.ts';

const { account: billing } = billingOfFile();

describe('a plan paid by transfer', () => {
  const confirm = async (needs: Needs, compte: string) => {
    const plan = (await needs.facturations.read(compte)).state?.formule_demandee ?? undefined;
    return operator(needs).confirmTransfer({ operator: 'op', compte, until: '2027-12-31', plan });
  };

  it('that no longer fits is kept for a person, who tries again once it does', async () => {
    let fits = false;
    const { needs, compte, formule, state } = await billing('virement', () => fits);
    await formule('agence5');
    expect(await confirm(needs, compte)).toMatchObject({
      result: { value: { paye_jusqu_au: '2027-12-31', plan: 'agence15', formule: 'gardée' } },
    });
    expect(await state()).toMatchObject({ plan: 'agence15', paye_jusqu_au: '2027-12-31' });
    const kept = async () =>
      (await operator(needs).listKeptPlans({})).kept.filter((one) => one.compte === compte);
    expect(await kept()).toMatchObject([{ plan: 'agence15', vers: 'agence5' }]);
    const retry = () => operator(needs).retryPlan({ operator: 'op', compte });
    expect(await retry()).toMatchObject({ result: { value: { plan: 'agence15', formule: 'gardée' } } });
    fits = true;
    expect(await retry()).toMatchObject({ result: { value: { plan: 'agence5', formule: 'appliquée' } } });
    expect([await kept(), (await state())?.plan]).toEqual([[], 'agence5']);
  });

  it('waits while the portfolio is away, and the news of the payment carries it through', async () => {
    const { needs, compte, formule, state } = await billing('virement');
    await formule('agence30');
    const away = async () => {
      throw Object.assign(new Error('away'), { name: 'Unavailable' });
    };
    const alone = { ...needs, clients: { ...needs.clients, fixerLimites: away } };
    expect(await confirm(alone, compte)).toMatchObject({
      result: { value: { plan: 'agence15', formule: 'en cours' } },
    });
    await Promise.all([appliquer(needs, compte), appliquer(needs, compte), appliquer(needs, compte)]);
    expect(await state()).toMatchObject({ plan: 'agence30', formule_payee: null });
  });
});
