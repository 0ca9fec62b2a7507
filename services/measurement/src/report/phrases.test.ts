import { typesetAnswer } from '@agence/reading';
import { expect, test } from '@jest/globals';
import { diagnosticData } from '../diagnostic/conclure-diagnostic.ts';
import { renderDiagnostic } from '../diagnostic/diagnostic.view.ts';
import { dit, lu } from '../documents/testing/dire.fixture.ts';
import { pageData } from '../page/page.data.ts';
import { comptes } from '../page/page.sentences.ts';
import { isRead } from '../states/lecture.ts';
import { avantDe, type Donnee, fois, matiereDe } from '../states/lectures.fixture.ts';
import { rapportData, rapportManque } from './rapport.ts';
import { renderRapport } from './rapport.view.ts';

const rapport = (...given: Parameters<typeof matiereDe>) =>
  lu(renderRapport(rapportData(matiereDe(...given))));
const seul = (...answers: readonly (readonly Donnee[])[]) => [{ 'openai:gpt-5': answers.flat() }];

const PREMIER = { noms: ['V', 'Durand'] };
const APRES = { noms: ['Durand', 'V'] };
const SANS = { noms: ['Durand'] };
const DOUTE = { noms: ['Durand'], incertaine: true };
const EN_DOUTE = [...fois(17, PREMIER), ...fois(3, DOUTE)];

test('an uncertain citation shows in the answers, in the row of its question, and in the ranks after the tenth', () => {
  const { tout, textes } = rapport(Array.from({ length: 11 }, () => ({ 'openai:gpt-5': EN_DOUTE })));
  expect(textes('.questions > li')[0]).toContain('3 citations de votre nom sont incertaines, non comptées.');
  expect(textes('.compacte tbody tr')[0]).toContain('17/20 + 3 incertaines');
  expect(textes('.lues tbody td')[0]).toContain('1 ?');
  expect(tout).toContain('? : une citation de votre nom y est incertaine, non comptée.');
});

test('a diagnostic says how many citations are uncertain', () => {
  const { prochaine_page: _, avant: __, ...matiere } = matiereDe([{ 'openai:gpt-5': EN_DOUTE }]);
  expect(lu(renderDiagnostic(diagnosticData(matiere))).tout).toContain(
    '3 citations de votre nom sont incertaines, non comptées.',
  );
});

test('a page brief says how many citations of its question are uncertain', () => {
  const { mesure, lectures, depouille, models, agence } = matiereDe([{ 'openai:gpt-5': EN_DOUTE }]);
  const { entreprises, questions } = depouille;
  const [asked] = questions;
  if (asked === undefined) throw new Error('a question was asked');
  const data = pageData({
    ...{ mesure, models, agence, entreprises, asked, lues: lectures.filter(isRead), rang: 1, sur: 1 },
    page: { n: 1, question: 'Q ?', fiche: mesure.fiche, numero_page: 1, model: 'openai:gpt-5' } as never,
    ...{ texte: { blocs: [], faits: [] }, ecriture: { par: 'ia', site_lu: true } as const },
    ...{ numero: 'P-1', jour: '2026-11-12', mesuree: '2026-11-12', typesetAnswer },
  });
  expect(dit(comptes(data))).toContain(
    'Plomberie Martin 17. 3 citations de votre nom sont incertaines, non comptées.',
  );
});

const MUETTES = fois(20, { ecart: 'échec' } as const);

test('a measurement that failed twice says so in a document, with the states that still hold and no figure', () => {
  const before = avantDe([{ 'openai:gpt-5': fois(20, PREMIER) }]);
  const { $, textes, section } = lu(
    renderRapport(rapportManque(matiereDe([{ 'openai:gpt-5': MUETTES }], { avant: before }))),
  );
  expect(textes('.verdict')[0]).toBe(
    "La mesure de novembre 2026 a échoué. Ce document n'en tire aucun chiffre.",
  );
  expect(textes('.avis')[0]).toBe(
    "Pas de mesure en novembre. Deux mesures de suite n'ont pas donné assez de réponses exploitables.Les états d'octobre restent les derniers connus ; la mesure suivante les mettra à jour.",
  );
  expect(textes('h2#etats')).toEqual(["1 Les états d'octobre"]);
  expect(section('methode')).toContain('recherche web proposée aux IA, sans historique ni compte.');
  expect(section('methode')).not.toContain('sur 0');
  expect(textes('.meth tbody td')[0]).toBe('–');
  expect($('svg.barre, .questions, .mat, .voix, .evol')).toHaveLength(0);
});

type Says = {
  readonly of: ReturnType<typeof rapport>;
  readonly says?: readonly string[];
  readonly never?: readonly string[];
};

const both = (gemini: readonly Donnee[]) => [{ 'openai:gpt-5': fois(20, PREMIER), 'google:gemini': gemini }];
const CONSIGNE =
  "À chaque question s'ajoute cette consigne, mot pour mot : « Réponds en français, comme à un client. Quand la question s'y prête, cite des entreprises précises par leur nom. »";
const PREMIERE_FOIS =
  'un seul mouvement est certain, question par question : « Quel plombier choisir à Angers ? », de 0 réponse sur 20 à 20 sur 20 où votre nom vient le premier.';

test.each(
  Object.entries<Says>({
    'a model that gave no answer has not changed its version': {
      of: rapport(both(MUETTES), { avant: avantDe(both(fois(20, PREMIER))) }),
      says: ["gemini n'a pas répondu le 12/11/2026 : 20 demandes sur 20 en échec."],
      never: ['a changé de version', 'Pas de comparaison pour cette IA'],
    },
    'nor has one that gave no answer before': {
      of: rapport(both(fois(20, PREMIER)), { avant: avantDe(both(MUETTES)) }),
      never: ['a changé de version'],
    },
    'a model whose answers are all set aside did answer': {
      of: rapport(both(fois(20, { ecart: 'refus' }))),
      says: ["gemini n'a donné aucune réponse exploitable le 12/11/2026, sur 20 demandées."],
    },
    'what an interval does not cover is the day and the wording; each question has its instruction': {
      of: rapport(seul(fois(20, PREMIER))),
      says: [
        'Les intervalles disent ce que le hasard des réponses peut changer, pour ces IA, ces questions mot pour mot et ce jour-là. Un autre jour, ou une question formulée autrement, peut donner un autre résultat : ils ne le couvrent pas.',
        CONSIGNE,
      ],
      never: ['y est incertaine'],
    },
    'cited first, but too rarely, is not called behind a competitor': {
      of: rapport(seul(fois(9, PREMIER), fois(11, SANS))),
      says: [
        'Sur une question, les réponses qui vous citent vous placent en tête au moins une fois sur deux, mais trop de réponses citent un concurrent sans vous.',
        'Le nom qui y vient le plus souvent avant le vôtre, ou à sa place, est Durand.',
        'À votre place : Durand 11.',
      ],
      never: ['après un concurrent', 'Devant vous : Durand'],
    },
    'cited behind a competitor says so': {
      of: rapport(seul(fois(3, PREMIER), fois(9, APRES), fois(8, SANS))),
      says: [
        'Sur une question, les IA vous citent, mais le plus souvent après un concurrent.',
        'Devant vous : Durand 17.',
      ],
      never: ['trop de réponses citent un concurrent sans vous'],
    },
    'each of the two ways to be à consolider is counted where both are there': {
      of: rapport([
        ...seul(fois(9, PREMIER), fois(11, SANS)),
        ...[1, 2].flatMap(() => seul(fois(3, PREMIER), fois(17, APRES))),
      ]),
      says: [
        'Sur deux questions, les IA vous citent, mais le plus souvent après un concurrent. Sur une autre, les réponses',
        'Des réponses vous citent, mais le plus souvent après un concurrent (2 questions) ou trop rarement (1 question).',
      ],
    },
    'from never first to always first is no change within the margin': {
      of: rapport(seul(fois(20, PREMIER)), { avant: avantDe(seul(fois(20, APRES))) }),
      says: [PREMIERE_FOIS],
      never: ['ce passage sera confirmé'],
    },
    'many names, each cited once, are not a free place': {
      of: rapport(
        seul(Array.from({ length: 20 }, (_, i) => ({ noms: [`Un ${i}`, `Deux ${i}`, `Trois ${i}`] }))),
      ),
      says: ['Aucun nom ne revient : 60 entreprises sont citées, chacune dans une seule réponse.'],
      never: ['la place est libre', 'Cette question en dit peu', 'ne citent personne :'],
    },
    'names cited once before the client are not nobody': {
      of: rapport(seul(Array.from({ length: 20 }, (_, i) => ({ noms: i === 0 ? ['Un', 'V'] : ['V'] })))),
      says: ['Aucun nom ne revient avant le vôtre.'],
      never: ['Aucun autre nom avant le vôtre'],
    },
    'when nobody at all is cited, the place is free': {
      of: rapport(seul(fois(20, {}))),
      says: ["Personne n'est cité : la place est libre. Cette question en dit peu."],
    },
  }),
)('%s', (_, { of: { tout }, says = [], never = [] }) => {
  for (const sentence of says) expect(tout).toContain(sentence);
  for (const sentence of never) expect(tout).not.toContain(sentence);
});
