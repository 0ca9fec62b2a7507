import { describe, expect, it } from '@jest/globals';
import { enTexte } from '../rendu/texte.ts';
import { auditPret } from './audit-pret.lettre.ts';
import { alerteMesure, mesureEchouee } from './mesure-echouee.lettre.ts';
import { mesureEnRetard } from './mesure-en-retard.lettre.ts';
import { rapportPret } from './rapport-pret.lettre.ts';

const who = {
  service: 'Mesure IA',
  contact: 'bonjour@mesure.test',
  compte: 'Agence Horizon',
  jour: '21/11/2026',
  heure: '09\u00a0h\u00a014',
  entreprise: "L'Épi d'Or",
  commande: false,
  seul: false,
};
const pied = [
  '-- ',
  'Mesure IA écrit aux adresses autorisées du compte « Agence Horizon ». Message écrit le 21/11/2026 à 09 h 14, heure de Paris.',
  '',
];
const lines = (...text: string[]) => text.join('\n');

describe('what an account reads', () => {
  it('a report is ready', () => {
    const lettre = rapportPret({
      ...who,
      periode: '11/2026',
      lien: 'https://mesure.test/d/x',
      simulee: false,
    });
    expect(lettre.sujet).toBe("Rapport prêt : L'Épi d'Or");
    expect(enTexte(lettre)).toBe(
      lines(
        'Le rapport est prêt',
        '',
        "La mesure est terminée pour L'Épi d'Or. Le rapport dit dans combien de réponses les IA citent l’entreprise, qui elles citent à sa place et par quelle question commencer.",
        '',
        'Le lien ouvre le document pendant 30\u00a0jours, sans mot de passe : ne le donnez qu’aux personnes qui doivent le lire. Ensuite, les livrables du client en donnent un neuf.',
        '',
        'Ouvrir le rapport :',
        'https://mesure.test/d/x',
        '',
        "Client : L'Épi d'Or",
        'Période : 11/2026',
        '',
        ...pied,
      ),
    );
  });

  it('a report says which orders may answer it, where they are read', () => {
    const about = { ...who, periode: '11/2026', lien: 'https://mesure.test/d/x', simulee: false };
    expect(rapportPret({ ...about, commande: true }).paragraphes).toEqual([
      rapportPret({ ...about, commande: false }).paragraphes[0],
      "Vous pouvez répondre à ce message : « Prochaine page de L'Épi d'Or : question 4 » choisit la question que la page suivante traitera, « Livrables de L'Épi d'Or » redonne tous les liens.",
      rapportPret({ ...about, commande: false }).paragraphes[1],
    ]);
  });

  it('a measurement is late', () => {
    const lettre = mesureEnRetard(who);
    expect(lettre.sujet).toBe("Mesure en retard : L'Épi d'Or");
    expect(enTexte(lettre)).toBe(
      lines(
        'La mesure prend du retard',
        '',
        "La mesure lancée pour L'Épi d'Or n’est pas terminée après 24\u00a0heures. Elle continue : les réponses déjà reçues sont gardées, les autres sont encore attendues.",
        '',
        'Vous n’avez rien à faire. Un message vous préviendra dès que le rapport sera prêt.',
        '',
        "Client : L'Épi d'Or",
        '',
        ...pied,
      ),
    );
  });

  it('a measurement failed', () => {
    const lettre = mesureEchouee({ ...who, detail: 'Une seconde mesure part d’elle-même le lendemain.' });
    expect(lettre.sujet).toBe("Mesure sans résultat : L'Épi d'Or");
    expect(enTexte(lettre)).toBe(
      lines(
        'La mesure n’a pas abouti',
        '',
        "La mesure lancée pour L'Épi d'Or n’a pas donné de résultat. Une seconde mesure part d’elle-même le lendemain.",
        '',
        'Vous n’avez rien à faire. Les résultats d’une mesure précédente, s’il y en a, restent affichés avec leur date.',
        '',
        "Client : L'Épi d'Or",
        '',
        ...pied,
      ),
    );
  });

  it('an audit was redone', () => {
    const audit = { site: 'epi.test', cree: '20/11/2026', lien: 'https://mesure.test/d/y', non_lu: false };
    const lettre = auditPret({ ...who, ...audit });
    expect(lettre.sujet).toBe("Audit technique : L'Épi d'Or");
    expect(enTexte(lettre)).toBe(
      lines(
        'L’audit technique est prêt',
        '',
        'Le site epi.test a été relu. L’audit dit ce qui empêche les IA de le lire ou de le citer, et comment le corriger.',
        '',
        'Le lien ouvre le document pendant 30\u00a0jours, sans mot de passe : ne le donnez qu’aux personnes qui doivent le lire. Ensuite, les livrables du client en donnent un neuf.',
        '',
        'Ouvrir l’audit :',
        'https://mesure.test/d/y',
        '',
        "Client : L'Épi d'Or",
        'Site : epi.test',
        'Audit du : 20/11/2026',
        '',
        ...pied,
      ),
    );
  });

  it('an audit was redone of a site that could not be read', () => {
    const audit = { site: 'epi.test', cree: '20/11/2026', lien: 'https://mesure.test/d/y', non_lu: true };
    const { paragraphes } = auditPret({ ...who, ...audit });
    expect(paragraphes[0]).toBe(
      'Le site epi.test n’a pas pu être lu\u00a0: le document dit pourquoi et que faire.',
    );
  });
});

it('what we read of a measurement that failed', () => {
  const about = { slug: 'horizon', client: 'c_1', mesure: 'm_1', detail: 'Pas assez de réponses.' };
  const lettre = alerteMesure({ ...who, ...about });
  expect(lettre.sujet).toBe('Alerte : mesure sans résultat, compte horizon');
  expect(enTexte(lettre)).toBe(
    lines(
      'Une mesure n’a pas abouti',
      '',
      'Pas assez de réponses.',
      '',
      'Compte : Agence Horizon (horizon)',
      "Client : L'Épi d'Or (c_1)",
      'Mesure : m_1',
      '',
      '-- ',
      'Message interne de Mesure IA, écrit le 21/11/2026 à 09 h 14, heure de Paris.',
      '',
    ),
  );
});
