import { foldedWords } from '@agence/words/folded';
import { describe, expect, test } from '@jest/globals';
import { fallbackQuestions } from '../../questions/fallback.ts';
import { tradeOf } from '../../questions/metier.ts';
import { askPrompt } from '../../questions/prepare.ts';
import type { Answer, Hint } from '../port.ts';
import { modelsOf } from '../settings.ts';
import { validity } from '../validity.ts';
import { cited, sceneOf } from './scene.ts';
import { simulate } from './simulate.ts';

const models = modelsOf({});
const DUPONT: Hint = {
  genre: 'reponse',
  seed: 'm1',
  client: 'Plomberie Dupont',
  site: 'dupont-plomberie.fr',
  concurrents: ['Sos Fuite 49', 'Dépann’Loire'],
  ville: 'Angers',
  metier: 'plombier',
};
const CLIENTS: Hint[] = [
  DUPONT,
  { ...DUPONT, client: 'Crêperie L’Œuf à la Coque', concurrents: [], ville: 'Quimper', metier: 'crêperie' },
  { ...DUPONT, client: 'Cabinet Sirey', concurrents: [], ville: 'Le Mans', metier: '' },
  { ...DUPONT, client: 'Luth & Bois', concurrents: ['Violons de Loire'], ville: '', metier: 'luthier' },
  {
    ...DUPONT,
    client: 'Demain',
    concurrents: [],
    ville: 'Les Sables-d’Olonne',
    metier: 'espace de coworking',
  },
];

const ask = async (question: string, model: number, hint: Hint): Promise<Answer> => {
  const ref = models[model];
  if (!ref) throw new Error('no such model');
  const outcome = await simulate({
    ...askPrompt(question),
    model: ref,
    signal: new AbortController().signal,
    hint,
  });
  if (outcome.kind !== 'answer') throw new Error(outcome.kind);
  return outcome;
};

/** Four repeats of the five models to one question of a client. */
const twenty = (question: string, n: number, hint: Hint) =>
  Promise.all(
    [0, 1, 2, 3].flatMap((repeat) =>
      models.map((m, i) => ask(question, i, { ...hint, n, seed: `${hint.seed}/${n}/${m.id}/${repeat}` })),
    ),
  );

const questionsOf = (hint: Hint) => fallbackQuestions(tradeOf(hint), hint.ville ?? '').slice(0, 9);

describe('the simulator', () => {
  test('answers alike for the same seed, otherwise for another', async () => {
    const [question = ''] = questionsOf(DUPONT);
    const once = await ask(question, 0, DUPONT);
    expect(await ask(question, 0, DUPONT)).toEqual(once);
    expect((await ask(question, 0, { ...DUPONT, seed: 'm2' })).text).not.toBe(once.text);
  });

  test('writes whole French sentences, without a hole, for every trade and town', async () => {
    for (const hint of CLIENTS)
      for (const [i, question] of questionsOf(hint).entries())
        for (const { text } of await twenty(question, i + 1, hint)) {
          expect(text).not.toMatch(/undefined|NaN|%[a-z]| {2}| de [AEÉIOU]|\n\n\n/);
        }
  });

  test('shows the three states to every client, already over three questions', async () => {
    for (const hint of CLIENTS) {
      const states = await Promise.all(
        questionsOf(hint)
          .slice(0, 3)
          .map(async (question, i) => {
            const texts = (await twenty(question, i + 1, hint))
              .filter((a) => validity(a).valid)
              .map((a) => a.text);
            const holding = texts.filter((text) => text.includes(hint.client));
            const first = holding.filter((text) => firstOf(text, hint.client)).length;
            return holding.length === 0 ? 'conquerir' : first >= texts.length / 2 ? 'acquise' : 'consolider';
          }),
      );
      expect([hint.client, ...states.sort()]).toEqual([hint.client, 'acquise', 'conquerir', 'consolider']);
    }
  });

  test('refuses, cuts or says nothing rarely, and each time in a way that is seen', async () => {
    const answers = (
      await Promise.all(CLIENTS.flatMap((hint) => questionsOf(hint).map((q, i) => twenty(q, i + 1, hint))))
    ).flat();
    const invalid = answers.map((a) => validity(a)).filter((v) => !v.valid);
    expect(invalid.length / answers.length).toBeGreaterThan(0.02);
    expect(invalid.length / answers.length).toBeLessThan(0.08);
    expect(new Set(invalid.map((v) => (v.valid ? '' : v.why)))).toEqual(
      new Set(['refus', 'tronquée', 'vide']),
    );
    const refused = answers.filter((a) => /^(Je ne|Désolé)/.test(a.text));
    expect(refused.every((a) => !validity(a).valid)).toBe(true);
  });

  test('gives sources where it says that it searches, and only there: own sites and directories', async () => {
    const answers = await Promise.all(
      CLIENTS.flatMap((hint) =>
        questionsOf(hint).flatMap((question) =>
          models.map(async (model, i) => ({ model, sources: (await ask(question, i, hint)).sources })),
        ),
      ),
    );
    const giving = answers.filter(({ sources }) => sources.length > 0).map(({ model }) => model);
    const searching = models.filter(({ recherche_web }) => recherche_web);
    expect(new Set(giving)).toEqual(new Set(searching));
    expect(searching.length).toBeGreaterThan(0);
    const hosts = answers.flatMap(({ sources }) => sources.map(({ url }) => new URL(url).hostname));
    expect(hosts).toContain('annuaire-des-plombiers.example');
    expect(hosts).toContain('avis-angers.example');
    expect(hosts).toContain('avis-en-ligne.example');
    expect(hosts.filter((host) => !/^[a-z\d-]+\.(example|fr)$/.test(host))).toEqual([]);
  });

  test('invents names that cannot be taken for the client’s or a competitor’s', () => {
    const hint = { ...DUPONT, client: 'Plomberie Morel', concurrents: ['Perrin & Fils', 'Ets Garnier'] };
    const scene = sceneOf('', 'dune', hint);
    const all = [0, 0.3, 0.6, 0.9].flatMap((luck) => cited(scene, hint, () => luck, 12));
    const others = all.filter((name) => name !== hint.client && !hint.concurrents.includes(name));
    expect(
      others.flatMap(foldedWords).filter((word) => ['morel', 'perrin', 'garnier'].includes(word)),
    ).toEqual([]);
    expect(new Set(others).size).toBeGreaterThan(5);
  });
});

/** First in the text below the opening: names stand in bold, in a heading or after « je commencerais par ». */
const firstOf = (text: string, client: string): boolean => {
  const body = text.replace(/^[^\n]*:\n\n/, '').replace(/^\|.*\n\|[:|-]+\n/, '');
  const [line = ''] = body.split('\n').filter((l) => l.includes(client) || /\*\*|###|commencerais/.test(l));
  return line
    .replace(/[*#|]/g, '')
    .replace(/^.*je commencerais par |^[\s\d.-]+/, '')
    .startsWith(client);
};
