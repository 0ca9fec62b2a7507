import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { bilanDe } from '../states/bilan.ts';
import { type Donnee, fois, matiereDe } from '../states/lectures.fixture.ts';
import { rapportData } from './rapport.ts';
import { renderRapport } from './rapport.view.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");

type Given = Parameters<typeof matiereDe>;
/** What a reader of the report sees. */
const rapport = (...given: Given): string => {
  const $ = load(renderRapport(rapportData(matiereDe(...given))));
  $('#donnees').remove();
  return plain($('body').text());
};
const seul = (...answers: readonly (readonly Donnee[])[]) => [{ 'openai:gpt-5': answers.flat() }];
/** The measurement before, to compare with. */
const avant = (given: Given[0]): Given[1] => {
  const { mesure, lectures, depouille } = matiereDe(given);
  return { avant: { jour: '2026-10-12', mois: '2026-10', bilan: bilanDe(mesure, lectures, depouille) } };
};

const PREMIER = { noms: ['V', 'Durand'] };
const APRES = { noms: ['Durand', 'V'] };
const SANS = { noms: ['Durand'] };

test('cited first, but too rarely, is not called behind a competitor', () => {
  const said = rapport(seul(fois(9, PREMIER), fois(11, SANS)));
  expect(said).toContain(
    'Sur une question, les réponses qui vous citent vous placent en tête au moins une fois sur deux, mais trop de réponses citent un concurrent sans vous.',
  );
  expect(said).toContain('Le nom qui y vient le plus souvent avant le vôtre, ou à sa place, est Durand.');
  expect(said).toContain('À votre place : Durand 11.');
  expect(said).not.toContain('après un concurrent');
  expect(said).not.toContain('Devant vous : Durand');
});

test('cited behind a competitor says so', () => {
  const said = rapport(seul(fois(3, PREMIER), fois(9, APRES), fois(8, SANS)));
  expect(said).toContain('Sur une question, les IA vous citent, mais le plus souvent après un concurrent.');
  expect(said).toContain('Devant vous : Durand 17.');
  expect(said).not.toContain('trop de réponses citent un concurrent sans vous');
});

test('each of the two ways to be à consolider is counted where both are there', () => {
  const rare = seul(fois(9, PREMIER), fois(11, SANS));
  const behind = seul(fois(3, PREMIER), fois(17, APRES));
  const said = rapport([...rare, ...behind, ...behind]);
  expect(said).toContain(
    'Sur deux questions, les IA vous citent, mais le plus souvent après un concurrent. Sur une autre, les réponses',
  );
  expect(said).toContain(
    'Des réponses vous citent, mais le plus souvent après un concurrent (2 questions) ou trop rarement (1 question).',
  );
});

test('from never first to always first is no change within the margin', () => {
  const said = rapport(seul(fois(20, PREMIER)), avant(seul(fois(20, APRES))));
  expect(said).toContain(
    'un seul mouvement est certain, question par question : « Quel plombier choisir à Angers ? », de 0 réponse sur 20 à 20 sur 20 où votre nom vient le premier.',
  );
  expect(said).not.toContain('ce passage sera confirmé');
});

test('many names, each cited once, are not a free place', () => {
  const said = rapport(
    seul(Array.from({ length: 20 }, (_, i) => ({ noms: [`Un ${i}`, `Deux ${i}`, `Trois ${i}`] }))),
  );
  expect(said).toContain(
    'Aucun nom ne revient : 60 entreprises sont citées, chacune dans une seule réponse.',
  );
  expect(said).not.toContain('la place est libre');
  expect(said).not.toContain('Cette question en dit peu');
  expect(said).not.toContain('ne citent personne :');
});

test('names cited once before the client are not nobody', () => {
  const given = Array.from({ length: 20 }, (_, i) => ({ noms: i === 0 ? ['Un', 'V'] : ['V'] }));
  const said = rapport(seul(given));
  expect(said).toContain('Aucun nom ne revient avant le vôtre.');
  expect(said).not.toContain('Aucun autre nom avant le vôtre');
});

test('when nobody at all is cited, the place is free', () => {
  expect(rapport(seul(fois(20, {})))).toContain(
    "Personne n'est cité : la place est libre. Cette question en dit peu.",
  );
});

test('the instruction that is added to each question is printed word for word', () => {
  expect(rapport(seul(fois(20, PREMIER)))).toContain(
    "À chaque question s'ajoute cette consigne, mot pour mot : « Réponds en français, comme à un client. Quand la question s'y prête, cite des entreprises précises par leur nom. »",
  );
});
