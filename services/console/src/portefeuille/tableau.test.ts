import type { Client } from '@agence/proto/clients/v1/clients';
import { expect, test } from '@jest/globals';
import { tableauDe } from './tableau.ts';

const MESURE: Client = {
  ...{
    id: 'c_1',
    entreprise: '=Zinc ; "Cie"',
    site: 'zinc.fr',
    ville: 'Angers',
    metier: 'zingueur',
    actif: true,
  },
  ...{
    mesure: 'faite',
    derniere_mesure: '22/11/2026',
    prochaine_mesure_ts: 1_797_900_000,
    livrables: 3,
    suivi: [],
  },
  decompte: { a_conquerir: 1, a_consolider: 2, acquises: 7 },
  constat: {
    ...{ cite: 83, reponses: 200, simulee: false, par_ia: [], faux: [], cours: [] },
    devant: [{ entreprise: 'Brunel', reponses: 51 }],
    changement: {
      ...{
        tendance: 'baisse',
        depuis: '2026-10-22',
        cite_avant: 90,
        reponses_avant: 198,
        cite: 83,
        reponses: 200,
        montees: 1,
        descendues: 1,
      },
      bouges: [
        { n: 1, question: 'Qui pose du zinc ?', avant: 'conquerir', etat: 'consolider' },
        { n: 2, question: 'Quel zingueur ?', avant: 'acquise', etat: 'consolider' },
      ],
    },
  },
};
const PLACE: Client = {
  ...{ id: 'c_2', entreprise: 'Alu', site: 'alu.fr', actif: true, livrables: 0, suivi: [] },
  ...{ mesure: 'à valider', mesure_detail: 'Vos questions attendent.', constat: undefined },
};

test('the portfolio as a table: by name, removed clients last, a name that is a formula as text', () => {
  const [head, ...rows] = tableauDe([MESURE, { ...PLACE, id: 'c_3', entreprise: 'Aa', actif: false }, PLACE])
    .trimEnd()
    .split('\r\n');
  expect(head).toBe(
    '\ufeffClient;Site;Ville;Métier;Retiré;Mesure;Précision;Dernière mesure;Prochaine mesure;Mesure simulée;Réponses qui citent le client;Réponses;Réponses qui citaient le client, mesure précédente;Réponses, mesure précédente;Évolution;Questions dont l’état a changé;Devant le client;Questions à conquérir;Questions à consolider;Questions acquises;Documents',
  );
  expect(rows).toEqual([
    `"'=Zinc ; ""Cie""";zinc.fr;Angers;zingueur;non;faite;;22/11/2026;22/12/2026;non;83;200;90;198;en baisse;"Quel zingueur ?\u00a0: acquise → à consolider\nQui pose du zinc ?\u00a0: à conquérir → à consolider";Brunel\u00a0: 51;1;2;7;3`,
    'Alu;alu.fr;;;non;à valider;Vos questions attendent.;;;;;;;;;;;;;;0',
    'Aa;alu.fr;;;oui;à valider;Vos questions attendent.;;;;;;;;;;;;;;0',
  ]);
});

test('an account without clients has the headings alone', () =>
  expect(tableauDe([]).trimEnd().split('\r\n')).toHaveLength(1));
