import type { Cost, ListCostsRequest, ListCostsResponse } from '@agence/proto/measurement/v1/operator';
import { isoDay } from '@agence/words/paris';
import { PRICES_READ } from '../ai/prices.ts';
import { COMPTE_LEADS } from '../mesures/diagnostic.ts';
import type { Needs } from '../needs.ts';
import { costOf, stretch } from './cost.ts';

/** Calls and euros per account and month. An erased request's answers, and so their costs, are gone. */
export const listCosts =
  ({ answers, cells, clock }: Needs) =>
  async ({ mois }: ListCostsRequest): Promise<ListCostsResponse> => {
    const [from, to] = stretch(mois, clock.now());
    const spent = await answers.spent(from, to);
    const comptes = await cells.comptesOf([...new Set(spent.map(({ pour }) => pour))]);
    const unknown = (await cells.unknownBetween(from, to)).map(
      ({ compte, ended }) => `${isoDay(new Date(ended ?? 0)).slice(0, 7)} ${compte}`,
    );
    const byKey = Map.groupBy(spent, (row) => `${row.mois} ${comptes.get(row.pour) ?? ''}`);
    const keys = [...new Set([...byKey.keys(), ...unknown])].filter((key) => key.startsWith(mois ?? ''));
    const costs = keys.toSorted().map((key): Cost => {
      const [month = '', compte = ''] = key.split(' ');
      const appels_inconnus = unknown.filter((unknownKey) => unknownKey === key).length;
      const owner = compte === COMPTE_LEADS ? undefined : compte;
      return costOf({ mois: month, compte: owner, appels_inconnus }, byKey.get(key) ?? []);
    });
    const prix_jours = Math.floor((clock.now().getTime() - Date.parse(PRICES_READ)) / 86_400_000);
    return { costs, prix_lus_le: PRICES_READ, prix_jours: Math.max(0, prix_jours) };
  };
