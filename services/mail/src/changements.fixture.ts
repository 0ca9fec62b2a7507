import type { ChangementDit, Changements } from './lettres/changements.lettre.ts';

/** What an agency reads of a month, with invented data. */
const changement = (genre: string, quoi: string, issue: string, avant: number, sur: number, now: number) => ({
  ...{ genre, quoi, issue, avant, reponses_avant: sur, maintenant: now, reponses: sur, simulee: false },
  ...{ entreprise: "L'Épi d'Or", lien: 'https://mesure.test/console/clients/c_1/' },
});
const CHANGES: readonly ChangementDit[] = [
  changement('ensemble', '', 'en baisse', 120, 210, 61),
  changement('question', 'Quelle boulangerie ouvre le dimanche à Angers ?', 'gagnée', 3, 21, 19),
  changement('premier', 'Où acheter une galette des rois à Angers ?', 'perdue', 18, 21, 0),
  changement('concurrent', 'Boulangerie du Ralliement', 'en hausse', 0, 210, 41),
  { ...changement('source', 'annuaire-angers.example', 'en baisse', 34, 176, 0), reponses: 180 },
];
export const CHANGEMENTS: Changements = {
  ...{ mois: '2026-10', changements: CHANGES, console: 'https://mesure.test/console/' },
  arret: 'https://mesure.test/console/lettre/k1.horizon.mac/',
  attentes: [
    { texte: '2 rapports à remettre', lien: 'https://mesure.test/console/remettre/' },
    { texte: '1 proposition par e-mail attend votre «\u00a0OUI\u00a0»' },
  ],
};
