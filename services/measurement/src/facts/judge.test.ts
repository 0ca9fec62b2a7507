import { expect, test } from '@jest/globals';
import { page, siteRead } from '../audit/testing/site.fixture.ts';
import { daysOf } from './hours.ts';
import { judged } from './judge.ts';
import { factsOfSite } from './site.ts';

const FICHE = {
  ...{ entreprise: 'Fournil', site_web: 'https://fournil.fr', ville: 'Angers' },
  ...{ metier: 'boulangerie', concurrents: [] },
};

test.each([
  ['ouvert du mardi au samedi', 'conforme'],
  ['ouvert de 7h à 19h', 'non vérifiable'],
])('a site whose hours were kept without times proves days only: %s', (sentence, verdict) => {
  const read = factsOfSite(
    siteRead([page('/', '<p>Ouvert du mardi au samedi</p>')]),
    new Date('2026-11-02T09:00:00Z'),
  );
  const { open = [], closed = [], url = '', shown = '' } = read?.hours ?? {};
  const site = read && { ...read, hours: { open, closed, url, shown } };
  const statement = {
    ...{ kind: 'horaires' as const, days: daysOf(sentence) },
    ...{ shown: sentence, sentence, doubtful: false },
  };
  expect(judged([statement], site, FICHE, sentence)).toMatchObject([{ verdict }]);
});
