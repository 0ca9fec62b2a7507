import type { Client } from '@agence/proto/clients/v1/clients';
import { expect, test } from '@jest/globals';
import { CONSTAT, FICHE } from '../client/client.fixture.ts';
import { tableauDe } from './tableau.ts';

const MESURE: Client = {
  ...{ ...FICHE, entreprise: '=Zinc ; "Cie"', site: 'zinc.fr', metier: 'zingueur', constat: CONSTAT },
  ...{ derniere_mesure: '22/11/2026', prochaine_mesure_ts: 1_797_900_000 },
  decompte: { a_conquerir: 1, a_consolider: 2, acquises: 7 },
};
const PLACE: Client = {
  ...{ id: 'c_2', entreprise: 'Alu', site: 'alu.fr', actif: true, livrables: 0, suivi: [] },
  ...{ mesure: 'à valider', mesure_detail: 'Vos questions attendent.' },
};

test('the portfolio as a table: by name, removed clients last, a name that is a formula as text', () => {
  const [head, ...rows] = tableauDe([MESURE, { ...PLACE, id: 'c_3', entreprise: 'Aa', actif: false }, PLACE])
    .trimEnd()
    .split('\r\n');
  expect(head).toBe(
    '\ufeffClient;Site;Ville;Métier;Retiré;Mesure;Précision;Dernière mesure;Prochaine mesure;Mesure simulée;Réponses qui citent le client;Réponses;Réponses qui citaient le client, mesure précédente;Réponses, mesure précédente;Évolution;Questions dont l’état a changé;Devant le client;Questions à conquérir;Questions à consolider;Questions acquises;Documents',
  );
  expect(rows).toEqual([
    `"'=Zinc ; ""Cie""";zinc.fr;Angers;zingueur;non;faite;;22/11/2026;22/12/2026;non;114;204;106;200;dans la marge;"Qui perd ?\u00a0: acquise → à consolider\nQui monte ?\u00a0: à conquérir → à consolider\nQui gagne ?\u00a0: à consolider → acquise";Brunel\u00a0: 51;1;2;7;2`,
    'Alu;alu.fr;;;non;à valider;Vos questions attendent.;;;;;;;;;;;;;;0',
    'Aa;alu.fr;;;oui;à valider;Vos questions attendent.;;;;;;;;;;;;;;0',
  ]);
});
