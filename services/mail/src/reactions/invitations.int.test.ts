import { keptMails } from '@agence/testing/fakes/mail';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type Wired, wire, world } from '../mail.fixture.ts';

let mail: Wired;
afterEach(() => mail.close());

const BADGE = 'commandes+k7@mesure.test';
const DEMARRE = Date.UTC(2026, 10, 22, 8, 14) / 1000;

const heard = async (of: Parameters<typeof world>[0], ...names: Parameters<Wired['hear']>[0][]) => {
  mail = await wire({ of: world(of) });
  for (const name of names) await mail.hear(name, 'e1');
  await mail.send();
  return (await keptMails(mail.data)).map((one) => one.mail);
};

it('questions that wait are told to an account that orders by mail, which may answer there', async () => {
  const [one, ...more] = await heard(
    { badge: BADGE, mesure: 'à valider', demarre_ts: DEMARRE },
    'questions_remises',
  );
  expect(more).toEqual([]);
  expect(one?.subject).toBe('Questions à valider\u00a0: Maison Lagrange');
  expect(one?.replyTo).toEqual([{ name: '', address: BADGE }]);
  expect(one?.text).toContain('2. Quel boulanger à Angers ?');
  expect(one?.text).toContain('le 22/11/2026 à 09\u00a0h\u00a014.');
  expect(one?.headerLines.find(({ key }) => key === 'auto-submitted')?.line).toContain('auto-generated');
});

it.each([
  ['questions_remises', 'to an account that orders elsewhere', { demarre_ts: DEMARRE }],
  ['questions_remises', 'once they wait no more', { badge: BADGE }],
  ['page_remise', 'to an account that orders elsewhere', {}],
] as const)('%s tells nothing %s', async (name, _, of) => {
  expect(await heard(of, name)).toEqual([]);
});

it('a report is answered where orders are read, by an account that has such an address', async () => {
  const [one] = await heard({ badge: BADGE, cite: 3 }, 'mesure_terminee');
  expect(one?.attachments).toEqual([]);
  expect(one?.replyTo).toEqual([{ name: '', address: BADGE }]);
  expect(one?.text).toContain('3\u00a0réponses\u00a0sur\u00a040 citent Maison Lagrange');
  expect(one?.text).toContain('Prochaine page de Maison Lagrange\u00a0: question 4');
});

it('a page is told to an account that orders by mail, and once though clients lost it and list it anew', async () => {
  const [one] = await heard({ badge: BADGE }, 'page_remise');
  expect(one?.subject).toBe('Page prête\u00a0: Maison Lagrange');
  expect(one?.replyTo).toEqual([{ name: '', address: BADGE }]);
  await mail.hear('page_remise', 'e2');
  await mail.send();
  expect(await keptMails(mail.data)).toHaveLength(1);
});

it.each(['mesure_terminee', 'page_remise', 'audit_ecrit'] as const)(
  'a customer without an agency is sent the document itself (%s), and answers every letter',
  async (name) => {
    const [one, ...more] = await heard({ badge: BADGE, direct: true }, name);
    expect(more).toEqual([]);
    expect(one?.replyTo).toEqual([{ name: '', address: BADGE }]);
    expect(one?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['rapport-maison-lagrange.html', 'text/html'],
    ]);
    const [{ content } = { content: '' }] = one?.attachments ?? [];
    expect(Buffer.from(content as ArrayBuffer).toString()).toBe('<p>a.d_1.zz.sig</p>');
  },
);

it('what invites no order is answered by people of ours', async () => {
  const [late] = await heard({ badge: BADGE, mesure: 'en cours' }, 'mesure_en_retard');
  expect(late?.replyTo).toBeUndefined();
});

it.each(['en pause', 'échu', 'résilié'])(
  'an account that is « %s » is offered nothing that it would be refused',
  async (statut) => {
    const [one] = await heard({ badge: BADGE, cite: 3, statut }, 'mesure_terminee');
    expect(one?.text).not.toContain('répondez');
    expect(one?.html).not.toContain('mailto:');
    expect(one?.replyTo).toBeUndefined();
  },
);

describe('questions of clients that were placed together', () => {
  const waits = { badge: BADGE, mesure: 'à valider', demarre_ts: DEMARRE };
  const prepared = { entreprise: 'Le Four', mesure: 'questions en préparation' };

  it('wait for those that are still prepared, then are one letter', async () => {
    const of = world({ ...waits, voisins: [prepared] });
    mail = await wire({ of });
    await mail.hear('questions_remises', 'e1');
    await mail.send();
    expect(await keptMails(mail.data)).toEqual([]);
    of.voisins = [{ entreprise: 'Le Four', mesure: 'à valider', demarre_ts: DEMARRE }];
    await mail.hear('questions_remises', 'e2', { client: 'c_2' });
    await mail.hear('questions_remises', 'e1');
    await mail.send();
    const [one, ...more] = (await keptMails(mail.data)).map((kept) => kept.mail);
    expect(more).toEqual([]);
    expect(one?.subject).toBe('Questions à valider\u00a0: 2 clients');
    expect(one?.text).toContain('Le Four, mesure le 22/11/2026');
    await mail.hear('questions_remises', 'e2', { client: 'c_2' });
    await mail.send();
    expect(await keptMails(mail.data)).toHaveLength(1);
  });

  it('leave all the same when those of another are not ready in ten minutes', async () => {
    mail = await wire({ of: world({ ...waits, voisins: [prepared] }) });
    await mail.hear('questions_remises', 'e1');
    mail.later(600_000);
    await mail.send();
    const subjects = (await keptMails(mail.data)).map((kept) => kept.mail.subject);
    expect(subjects).toEqual(['Questions à valider\u00a0: Maison Lagrange']);
  });
});

it.each([
  ['mesure_terminee', true],
  ['questions_remises', true],
  ['page_remise', true],
  ['marque_changee', false],
  ['compte_cree', false],
] as const)(
  '%s: whoever reads what comes again and again may ask a person to be spared',
  async (name, periodic) => {
    const [one] = await heard({ badge: BADGE, mesure: 'à valider', demarre_ts: DEMARRE }, name);
    const line = one?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line.replaceAll(/\s+/g, '');
    const subject = encodeURIComponent('Ne plus écrire à mon adresse (compte horizon)');
    expect(line).toBe(
      periodic ? `List-Unsubscribe:<mailto:mesure@service.test?subject=${subject}>` : undefined,
    );
  },
);
