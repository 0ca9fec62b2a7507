import { someSlug } from '@agence/testing/accounts';
import { expect, test } from '@jest/globals';
import { entries, untilPage } from '../outside/client.ts';
import { said, simple } from '../outside/console.ts';
import { correspondent, dit, orderer } from '../outside/orders.ts';
import { relay, system } from './mailed.ts';

test('an agency that has only its mail: placed from a table, validated, measured, its page chosen, its brand and its keys', async () => {
  const { account, de, a } = await orderer(system);
  const { read, write, answer } = correspondent(system, relay, { de, a });
  expect(dit(await read('Bienvenue : votre compte est ouvert'))).toContain(
    'Adresse de commande : commandes+',
  );
  const [one, two] = entries(2);
  if (one === undefined || two === undefined) throw new Error('two clients were wanted');
  const lines = [one, two].map(({ entreprise, site_web }) => `${entreprise};${site_web};Lyon;boulangerie`);
  const unnamed = { entreprise: '', site_web: 'sans-nom.example' };
  const content = ['Entreprise;Site web;Ville;Métier', ...lines, `;${unnamed.site_web}`].join('\r\n');
  const proposed = await write({
    texte: 'Ajouter les clients joints',
    joint: { filename: 'c.csv', content },
  });
  // The line without a name is refused with the API's sentence. The other lines are placed.
  const refused = await account.agence.post('clients/', { clients: [one, two, unnamed] });
  expect(dit(proposed)).toContain(`${unnamed.site_web} · ${said(refused.body, 'erreur')}`);
  expect(dit(await answer(proposed, 'OUI'))).toContain('Vos clients sont placés');

  // Placed together, they are one letter.
  const ready = await read('Questions à valider : 2 clients');
  for (const { entreprise } of [one, two]) expect(dit(ready)).toContain(`Lancer ${entreprise}`);
  const other = 'Quelle boulangerie ouvre le lundi à Lyon ?';
  const changed = await answer(ready, `Remplacer la question 2 de ${one.entreprise} par « ${other} »`);
  expect(dit(changed)).toContain(other);
  expect(dit(await answer(ready, `Lancer ${one.entreprise}`))).toContain('La mesure est lancée');

  const report = await read(`Rapport prêt : ${one.entreprise}`);
  const [lien = ''] = /http\S+\/d\/\S+/.exec(report.mail.text ?? '') ?? [];
  expect(simple(await (await fetch(lien)).text())).toContain(other);
  const [id = ''] = (
    (await account.agence.get('clients/')).body as { clients: { id: string }[] }
  ).clients.map((c) => c.id);
  // The first page has its question: another one is free.
  const free = (await untilPage(account, id)).etats.find(({ page }) => page === null);
  const chosen = await answer(report, `Prochaine page de ${one.entreprise} : question ${free?.n}`);
  expect(dit(chosen)).toContain(free?.question);

  // Nobody answered about the other one: it starts by itself a day later.
  await system.operate('clock', 'advance', '24h');
  await system.operate('tasks', 'run', 'lancements');
  await read(`Rapport prêt : ${two.entreprise}`);

  const site = `https://${someSlug()}.fr`;
  const prospect = await write({ texte: `Diagnostic : Pain Test, ${site}, Angers, boulangerie` });
  expect(dit(await answer(prospect, 'OUI merci'))).toContain('Le diagnostic');
  const [document = ''] =
    /http\S+\/d\/\S+/.exec((await read('Diagnostic prêt : Pain Test')).mail.text ?? '') ?? [];
  expect(simple(await (await fetch(document)).text())).toContain('Pain Test');
  expect(dit(await write({ texte: 'Mes diagnostics' }))).toContain('Pain Test');

  const colour = await write({ texte: 'Marque : couleur #0b5caa' });
  expect(dit(await answer(colour, 'Oui'))).toContain('#0b5caa');
  await write({ texte: 'Couper les clés' });
  expect((await account.agence.get('compte/')).status).toBe(403);
});
