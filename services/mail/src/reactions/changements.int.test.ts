import { keptMails } from '@agence/testing/fakes/mail';
import { afterEach, expect, it } from '@jest/globals';
import { type Wired, wire, world } from '../mail.fixture.ts';

let mail: Wired;
afterEach(() => mail.close());

const change = (client: string) => ({
  ...{ client, genre: 'source', quoi: 'annuaire.example', issue: 'en baisse' },
  ...{ avant: 40, reponses_avant: 210, maintenant: 0, reponses: 210, simulee: false },
  lien: 'https://mesure.test/d/x',
});
const heard = async (more: Parameters<typeof world>[0], ...ids: readonly string[]) => {
  mail = await wire({ of: world({ changements: [change('c_1')], ...more }) });
  for (const id of ids) await mail.hear('mois_conclu', id);
  await mail.send();
  return (await keptMails(mail.data)).map((kept) => kept.mail);
};

it('a month is told once, however often it is looked at, with a link that stops the letter', async () => {
  const [letter, ...more] = await heard({}, 'e1', 'e2');
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Ce qui a changé en octobre 2026\u00a0: 1\u00a0changement');
  expect(letter?.text).toContain('https://mesure.test/console/clients/c_1/');
  const stop = 'https://mesure.test/console/lettre/k1.horizon.mac/';
  expect(letter?.text).toContain(`Ne plus recevoir cette lettre\u00a0:\n${stop}`);
  expect(letter?.html).toContain(`href="${stop}"`);
  const lines = (letter?.headerLines ?? []).map(({ line }) => line.replaceAll(/\s+/g, ''));
  const subject = encodeURIComponent('Ne plus écrire à mon adresse (compte horizon)');
  expect(lines).toContain(`List-Unsubscribe:<${stop}>,<mailto:mesure@service.test?subject=${subject}>`);
  expect(lines).toContain('List-Unsubscribe-Post:List-Unsubscribe=One-Click');
});

it('a customer without an agency opens its report', async () => {
  const [letter] = await heard({ direct: true, badge: 'commandes+k7@mesure.test' }, 'e1');
  expect(letter?.text).toContain('Ouvrir le rapport\u00a0:\nhttps://mesure.test/d/x');
  expect(letter?.text).not.toContain('console/clients');
});

it.each([
  ['does not want it', { sans_lettre: true }],
  ['is paused', { statut: 'en pause' }],
  ['is terminated', { statut: 'résilié' }],
  ['no longer has the client', { changements: [change('c_9')] }],
  ['is erased', { efface_ts: 1, adresses: [] }],
])('an account that %s gets none', async (_, more) => {
  expect(await heard(more, 'e1')).toEqual([]);
});

it('what waits for the account stands under the changes', async () => {
  const of = world({ changements: [change('c_1')], demarre_ts: Date.UTC(2026, 10, 22) / 1000 });
  mail = await wire({ of });
  const proposition = {
    compte: 'horizon',
    badge: 'b@mesure.test',
    adresse: 'ada@horizon.test',
    client: 'c_1',
  };
  const rest = { corps: {}, propose: '', decidee: false } as const;
  for (const [_id, days] of [
    ['p_1', 1],
    ['p_2', 8],
  ] as const) {
    const cree = new Date(of.now.getTime() - days * 86_400_000);
    await mail.needs.propositions.keep({ ...proposition, geste: 'retirer', _id, cree, ...rest });
  }
  await mail.hear('mois_conclu', 'e1');
  await mail.send();
  const [letter] = await keptMails(mail.data);
  expect(letter?.mail.text).toContain(
    [
      'Ce qui vous attend',
      '- 1 client dont les questions attendent votre validation\n  https://mesure.test/console/valider/',
      '- 1 proposition par e-mail attend votre «\u00a0OUI\u00a0»',
    ].join('\n'),
  );
});
