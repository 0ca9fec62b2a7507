import { someSlug } from '@agence/testing/accounts';
import type { RelayedMail } from '@agence/testing/fakes/mail';
import { expect, test } from '@jest/globals';
import { simple } from '../outside/console.ts';
import { leadsOf, sendForm, someRequest } from '../outside/lead.ts';
import { correspondent, dit } from '../outside/orders.ts';
import { relay, system } from './mailed.ts';

const SANS_AGENCE =
  'Ce compte est celui d’un client sans agence : il n’a ni clé ni console, ses ordres arrivent par e-mail.';

/** The documents that came with a letter, as a reader sees them. */
const joined = ({ mail }: RelayedMail): string =>
  mail.attachments.map(({ content }) => simple(Buffer.from(content as ArrayBuffer).toString())).join();

/** Who asked through the form and is now a customer, on a computer of its own. */
async function customer() {
  const slug = someSlug();
  const asked = someRequest({
    ...{
      ville: 'Nantes',
      metier: 'fleuriste',
      site_web: `https://www.${slug}.fr`,
      email: `paul@${slug}.example`,
    },
  });
  await sendForm(system.base_url, asked);
  const [{ id } = { id: '' }] = await leadsOf(system, asked);
  const created = (await system.operate(
    ...['accounts', 'create', '--slug', slug, '--kind', 'direct', '--lead', id],
    ...['--paiement', 'virement', '--paye-jusqu-au', '2099-12-31'],
  )) as { readonly badge: string; readonly client: string };
  return { slug, asked, ...created };
}

test('a request that names no site makes no account', async () => {
  const asked = someRequest({ site_web: '' });
  await sendForm(system.base_url, asked);
  const [{ id } = { id: '' }] = await leadsOf(system, asked);
  const slug = someSlug();
  const create = ['accounts', 'create', '--slug', slug, '--kind', 'direct', '--paiement', 'virement'];
  await expect(system.operate(...create, '--lead', id, '--paye-jusqu-au', '2099-12-31')).rejects.toThrow(
    'names no site',
  );
  await expect(system.operate('accounts', 'show', slug)).rejects.toThrow();
});

test('a customer without an agency: from the form to the end, all by replying', async () => {
  const { slug, asked, badge } = await customer();
  const { entreprise } = asked;
  const { read, write, answer } = correspondent(system, relay, { de: asked.email, a: badge });

  expect(dit(await read('Bienvenue : votre compte est ouvert'))).not.toMatch(/console|livrable|appel/i);
  const ready = await read(`Questions à valider : ${entreprise}`);
  expect(dit(ready)).toContain('« Lancer »');
  expect(dit(await answer(ready, 'Retirer la question 2'))).toContain('Vos questions');
  expect(dit(await answer(ready, 'Bonjour,\n\nok pour moi\n\nMerci\nPaul'))).toContain(
    'La mesure est lancée',
  );

  const report = await read(`Rapport prêt : ${entreprise}`);
  expect(joined(report)).toContain(entreprise);
  expect(joined(report)).toContain('Mesure IA');
  const page = await read(`Page prête : ${entreprise}`);
  expect(joined(page)).toContain(entreprise);
  // One of the two has the first page already.
  const said = [dit(await answer(page, 'Question 1')), dit(await answer(page, 'Question 3'))];
  const chosen = said.filter((one) => one.includes('La prochaine page portera sur cette question'));
  const [, question = ''] = /Question : (.+?) (?:État|Question) :/.exec(chosen.at(-1) ?? '') ?? [];
  expect(question).toMatch(/\?$/);
  const documents = dit(await write({ texte: 'Mes documents' }));
  expect(documents).toContain('Vos documents');
  const donnees = dit(await write({ texte: 'Mes données' }));
  expect(donnees).toContain('Les données de vos rapports');
  const [csv = ''] = /http\S+\/reponses\.csv/.exec(donnees) ?? [];
  expect(await (await fetch(csv)).text()).toContain(entreprise);
  // Questions may speak of a shop's own customers.
  for (const one of [ready, report, page])
    expect(dit(one).replaceAll(/(?:\d+\.|–) [^?]*\?/g, '')).not.toMatch(/client|livrable/i);
  const [lien = ''] = /http\S+\/d\/\S+/.exec(documents) ?? [];
  expect(simple(await (await fetch(lien)).text())).toContain(entreprise);
  const virement = await write({ texte: 'J’ai fait le virement ce matin, merci' });
  expect(dit(virement)).toContain('Noter votre virement ?');
  expect(dit(await answer(virement, 'ok pour moi'))).toContain('noté');

  expect(dit(await write({ texte: 'Refaire l’audit de mon site' }))).toContain(
    'L’audit de votre site est refait',
  );
  expect(joined(await read(`Site non lu : ${entreprise}`))).toContain(entreprise);

  await system.operate('clock', 'advance', '31d');
  await system.operate('tasks', 'run', 'mesures_mensuelles');
  // Its repeats are spread over five days.
  await system.operate('clock', 'advance', '4d');
  expect(joined(await read(`Rapport prêt : ${entreprise}`, 2))).toContain(entreprise);
  // The page that follows is about the question that was chosen.
  expect(joined(await read(`Page prête : ${entreprise}`, 2))).toContain(question);

  const end = await write({ texte: 'Résilier' });
  expect(dit(await answer(end, 'Oui, merci'))).toContain('Le compte est résilié');
  const fin = dit(await read('Résiliation enregistrée : fin le 31/12/2099'));
  expect(fin).toContain(`Par : ${asked.email}, par e-mail`);
  expect(fin).not.toMatch(/client|appel|console/i);
  // The account works until its last paid day. Afterwards it is refused with the reason.
  expect(dit(await write({ texte: 'Mon compte' }))).toContain('fin le 31/12/2099');
  expect(await system.operate('journal', 'show', slug)).toContainEqual(
    expect.objectContaining({ porte: 'commande', qui: asked.email }),
  );
});

test('what is an agency’s is refused in words, at every door', async () => {
  const { slug, asked, badge } = await customer();
  const { write } = correspondent(system, relay, { de: asked.email, a: badge });
  expect(dit(await write({ texte: 'Demander une clé' }))).toContain(SANS_AGENCE);
  expect(dit(await write({ texte: 'Marque : couleur #0b5caa' }))).toContain(
    'Vos documents portent la marque du service : elle ne se change pas.',
  );
  expect(dit(await write({ texte: 'Ajouter un client : Autre, autre.fr, Lyon, boulanger' }))).toContain(
    'Il ne reste plus de place',
  );
  expect(dit(await write({ texte: 'Diagnostic : Autre, autre.fr, Lyon, boulanger' }))).toContain(
    'Votre formule ne comprend pas de diagnostics de prospects.',
  );
  expect(dit(await write({ texte: 'Formule agence5' }))).toContain('choisissez direct');
  await expect(system.operate('keys', 'grant', slug, '--door', 'agence')).rejects.toThrow('sans agence');
  await expect(system.operate('console', 'link', slug)).rejects.toThrow('sans agence');
});
