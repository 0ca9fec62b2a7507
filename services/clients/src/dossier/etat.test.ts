import { Constat } from '@agence/proto/clients/v1/questions';
import { expect, it } from '@jest/globals';
import { constatMontre } from './etat.ts';

it('a result that the release before stored can be sent', () => {
  const changement = {
    ...{ depuis: '28/10/2026', cite_avant: 1, reponses_avant: 9, cite: 2, reponses: 9 },
    ...{ tendance: 'marge', montees: 1, descendues: 0 },
  };
  const cours = [{ jour: '28/10/2026', cite: 1, reponses: 9, effet: 2, ruptures: [] }];
  const stored = { cite: 2, reponses: 9, simulee: false, devant: [], changement, cours };
  expect(Constat.decode(Constat.encode(constatMontre(stored)).finish())).toMatchObject({
    ...{ changement: { ...changement, bouges: [] }, cours: [{ ...cours[0], mois: '' }] },
    ...{ par_ia: [], faux: [] },
  });
});
