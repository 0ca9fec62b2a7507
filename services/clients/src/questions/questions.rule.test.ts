import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { after } from '../corriger/dossiers.fixture.ts';
import { unDossier } from '../dossier/dossier.fixture.ts';
import type { Dossier } from '../dossier/dossier.ts';
import { uneFiche } from '../portefeuille/client.fixture.ts';
import { identiteDe } from '../portefeuille/fiche.ts';
import { type AjusterQuestions, ajusterQuestions } from './questions.rule.ts';

const now = new Date('2026-11-21T10:00:00Z');
const ready = unDossier({
  questions: [
    { n: 1, question: 'Quel plombier à Angers ?' },
    { n: 2, question: 'Qui répare une fuite à Angers ?' },
    { n: 4, question: 'Quel chauffagiste à Angers ?' },
  ],
  prochain_n: 5,
  a_valider_depuis: now,
});
const command = (more: Partial<AjusterQuestions>): AjusterQuestions => ({
  retirer: [],
  remplacer: {},
  client: identiteDe(uneFiche({ entreprise: 'Plomberie Martin', ville: 'Angers' })),
  lancer: false,
  actif: true,
  servi: true,
  questions_par_client: 10,
  mesure: 'm_1',
  now,
  now_ts: 1_795_255_200,
  ...more,
});
const asked = (more: Partial<AjusterQuestions>, state: Dossier | null = ready) =>
  ajusterQuestions(state, command(more));

describe('ajusterQuestions', () => {
  it('answers with the questions that the plan lets be asked; one that is removed makes room for one at rest', () => {
    const numbers = (decision: ReturnType<typeof asked>) =>
      'proposal' in decision ? decision.proposal.questions.map(({ n }) => n) : decision;
    expect(numbers(asked({ lancer: true, questions_par_client: 2 }))).toEqual([1, 2]);
    const removed = asked({ retirer: [2], questions_par_client: 2 });
    expect(numbers(removed)).toEqual([1, 4]);
    expect(removed).toMatchObject({ facts: [{ questions: [{ n: 1 }, { n: 4 }] }] });
  });

  it('removes and replaces without renumbering, then launches', () => {
    const decision = asked({ retirer: [2], remplacer: { 4: 'Quel dépanneur à Angers ?' }, lancer: true });
    const questions = [
      { n: 1, question: 'Quel plombier à Angers ?' },
      { n: 4, question: 'Quel dépanneur à Angers ?' },
    ];
    expect(decision).toMatchObject({
      proposal: { questions, mesure_lancee: true },
      facts: [
        { type: 'questions_ajustees', questions },
        { type: 'mesure_lancee', mesure: 'm_1', le: now },
      ],
    });
    expect(after(ready, decision)).toMatchObject({ questions, lancee: { mesure: 'm_1' }, prochain_n: 5 });
  });

  it.each<[string, Partial<AjusterQuestions>, string]>([
    ['an unknown number', { retirer: [3] }, fr`La question 3 n'existe pas pour ce client.`],
    [
      'an unknown replacement',
      { remplacer: { 9: 'Quel plombier ici ?' } },
      fr`La question 9 n'existe pas pour ce client.`,
    ],
    [
      'a number in both',
      { retirer: [1], remplacer: { 1: 'Quel plombier ici ?' } },
      fr`La question 1 ne peut pas être retirée et remplacée à la fois.`,
    ],
    ['all removed', { retirer: [1, 2, 4] }, fr`Il doit rester au moins une question.`],
    [
      'a text that another question has, but for case and spaces',
      { remplacer: { 4: '  quel  PLOMBIER à Angers ? ' } },
      fr`La question 4 en répète une autre.`,
    ],
  ])('%s is invalid', (_, more, sentence) => {
    expect(asked(more)).toEqual({ refusal: { kind: 'invalid', sentence } });
  });

  it.each([
    'Plomberie Martin, vous en pensez quoi ?',
    'Que vaut la PLOMBERIE MARTIN, à Angers, pour une fuite ?',
    'Que trouve-t-on sur www.plomberie-martin.fr ?',
    'Plomberie-Martin est-il un plombier sérieux ?',
  ])('a typed question that names the client is invalid: %s', (question) => {
    const client = { ...command({}).client, site_web: 'https://www.plomberie-martin.fr' };
    const sentence = fr`La question 2 nomme Plomberie Martin ou son site : écrivez-la comme la poserait quelqu'un qui ne connaît pas l'entreprise.`;
    const refusal = { kind: 'invalid', sentence };
    expect(asked({ client, remplacer: { 2: question }, lancer: true })).toEqual({ refusal });
  });

  it('a question typed before this rule stays, and so does one that names the town of a client named like it', () => {
    const branded = { ...ready, questions: [{ n: 1, question: 'Que vaut Plomberie Martin ?' }] };
    expect(asked({ lancer: true }, branded)).toMatchObject({ proposal: { mesure_lancee: true } });
    const client = identiteDe(uneFiche({ entreprise: 'Angers', ville: 'Angers' }));
    const remplacer = { 2: 'Quel plombier choisir à Angers ?' };
    expect(asked({ client, remplacer })).toHaveProperty('proposal');
  });

  const PREPARATION = fr`Les questions sont encore en préparation : réessayez dans quelques instants.`;
  const RETIRE = fr`Ce client est retiré : reprenez-le avant de toucher à ses questions.`;
  const launched: Dossier = { ...ready, lancee: { mesure: 'm_0', le: now } };
  const preparing: Dossier = { ...ready, questions: [], a_valider_depuis: null };
  it.each<[string, Dossier | null, Partial<AjusterQuestions>, string]>([
    ['launched', launched, {}, fr`La mesure est déjà lancée : ses questions ne changent plus.`],
    ['preparing', preparing, {}, PREPARATION],
    ['not opened yet', null, {}, PREPARATION],
    ['removed', ready, { actif: false }, RETIRE],
    ['closed', { ...ready, ferme: true }, {}, RETIRE],
  ])('%s: refused before anything is said of the numbers', (_, state, more, sentence) => {
    expect(asked({ ...more, retirer: [99], lancer: true }, state)).toEqual({
      refusal: { kind: 'conflict', sentence },
    });
  });

  it('does not launch for an account that is not served, but lets it adjust', () => {
    const sentence = fr`Votre compte n'est pas servi : réglez votre abonnement, puis lancez la mesure.`;
    expect(asked({ lancer: true, servi: false })).toEqual({ refusal: { kind: 'conflict', sentence } });
    expect(asked({ retirer: [1], servi: false })).toMatchObject({ facts: [{ type: 'questions_ajustees' }] });
  });
});
