import { describe, expect, test } from '@jest/globals';
import { diagnosticFictif } from '../documents/testing/diagnostic.fixture.ts';
import type { DiagnosticData } from './diagnostic.data.ts';
import { gestesDesReponses } from './diagnostic.sentences.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");

test('three actions drawn from the answers, short enough for the page', () => {
  const gestes = gestesDesReponses(diagnosticFictif());
  expect(gestes.map((g) => g.titre)).toEqual([
    'Être là où elles lisent',
    'Dire ce que vous faites',
    'Répondre à une question',
  ]);
  expect(plain(gestes[2]?.texte ?? '')).toMatch(
    /^Une page qui répond en clair à une question où les IA citent /,
  );
  for (const g of gestes) expect(g.texte.length).toBeLessThanOrEqual(130);
});

describe('where to be listed', () => {
  const advice = (...domaines: DiagnosticData['domaines']): string => {
    const base = diagnosticFictif({ questions: 1, ias: 1 });
    const detail = [
      { ia: 0, essai: 1, lu: [1], sources: domaines.map((_, place) => place) },
      { ia: 0, essai: 2, lu: [1], sources: [0] },
    ];
    const questions = base.questions.map((q) => ({ ...q, suivis: [1], detail }));
    const [first] = gestesDesReponses({ ...base, domaines, questions });
    return plain(`${first?.titre} : ${first?.texte}`);
  };
  const rival = { domaine: 'fournil-tesseau.example', qui: 'concurrent' as const };
  const own = { domaine: 'maisonferrandin.example', qui: null };
  const list = { domaine: 'angers-gourmand.example', qui: null };

  test('a long name of a site leaves the advice whole', () => {
    const long = { domaine: 'annuaire-des-garages-automobiles.example', qui: null };
    const shown = advice(long).replace(/^[^:]+ : /, '');
    expect(shown).toMatch(/ Vérifiez que vous y êtes\.$/);
    expect(shown.length).toBeLessThanOrEqual(130);
  });
  test('never on the site of a competitor, nor on one of its own: the next source, or something else', () => {
    expect(advice(list)).toContain('Les IA lisent ou citent angers-gourmand.example pour 2 réponses. ');
    expect(advice(rival, own, list)).toContain(
      'Les IA lisent ou citent angers-gourmand.example pour 1 réponse. ',
    );
    expect(advice(rival, own)).toMatch(/^Tenir vos coordonnées à jour/);
  });
});
