import type { Lu } from './client.page.ts';

const QUESTION = 'Quel plombier choisir à Angers, et pourquoi ?';
const ETAT = {
  ...{ question: QUESTION, reponses: 20, page: 'd_1' },
  ...{ intervalle: [0.18, 0.57], fiabilite: 'forte' as const, incertaines: 0, stabilite: null },
  par_ia: [
    { ia: 'ChatGPT', cite: 5, reponses: 10 },
    { ia: 'Claude', cite: 2, reponses: 10 },
  ],
  devant: [{ entreprise: 'Maison Brunel', reponses: 12 }],
};

/** A client that was measured, as the portfolio has it. */
export const FICHE = {
  ...{ id: 'c_1', entreprise: 'Plomberie Martin', site: 'martin.fr', ville: 'Angers', mesure: 'faite' },
  ...{ livrables: 2, actif: true, suivi: [] },
};

export const LIVRABLE: Lu['livrables'][number] = {
  ...({ genre: 'page', periode: '11/2026', titre: 'Page', etat: 'prêt' } as const),
  ...{ cree: '22/11/2026', lien: '/d/1', id: 'd_1', donnees: null },
};

/** Its questions, one in each state. */
export const MESUREE: Lu['questions'] = {
  ...{ client: FICHE.id, entreprise: FICHE.entreprise, mesure: 'faite', mesure_detail: null },
  ...{ questions: [{ n: 1, question: QUESTION }], au_repos: [] },
  etats: [
    { ...ETAT, n: 1, etat: 'conquerir', rang: 1, cite: 0, premier: 0 },
    { ...ETAT, n: 2, etat: 'consolider', rang: 2, cite: 7, premier: 1 },
    { ...ETAT, n: 3, etat: 'acquise', rang: 3, cite: 19, premier: 18 },
  ],
  prochaine_page: { numero: 2, question: QUESTION, choisi: false },
};

export const FAUX = {
  ...{ genre: 'téléphone', dit: '02 41 20 30 41', site_dit: '02 41 20 30 40', lue: '02/11/2026' },
  ...{ phrase: 'Tél. : <b>02 41 20 30 41</b>', ias: ['ChatGPT', 'Claude'], reponses: 3 },
  page: 'https://plomberie-martin.fr/contact',
};

export const CHANGEMENT = {
  ...{ depuis: '28/10/2026', cite_avant: 106, reponses_avant: 200, cite: 114, reponses: 204 },
  ...{ tendance: 'marge', montees: 2, descendues: 1 },
  bouges: [
    { n: 1, question: 'Qui monte ?', avant: 'conquerir', etat: 'consolider' },
    { n: 2, question: 'Qui perd ?', avant: 'acquise', etat: 'consolider' },
    { n: 3, question: 'Qui gagne ?', avant: 'consolider', etat: 'acquise' },
  ],
};

const mois = (jour: string, cite: number, ruptures: string[] = []) => ({
  ...{ jour, mois: '', cite, reponses: 20, effet: 2, ruptures },
});
export const COURS = [
  mois('12/09/2026', 0),
  mois('12/10/2026', 10, ['ias', 'lecture']),
  mois('12/11/2026', 20),
];

export const CONSTAT = {
  ...{ cite: 114, reponses: 204, devant: [{ entreprise: 'Brunel', reponses: 51 }], simulee: false },
  ...{ faux: [], cours: COURS, changement: CHANGEMENT },
  par_ia: [
    { ia: 'ChatGPT', cite: 40, reponses: 68 },
    { ia: 'Gemini', cite: 0, reponses: 0 },
  ],
};

const MONTH_S = 2_626_560;
/** Results of 24 months. */
export const SUIVI = Array.from({ length: 24 }, (_, n) => ({
  le_ts: 1_730_000_000 + n * MONTH_S,
  decompte: { a_conquerir: 3, a_consolider: 4, acquises: 3 },
}));
