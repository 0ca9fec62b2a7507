import { describe, expect, it } from '@jest/globals';
import { rendre } from '../rendu/rendu.ts';
import { enTexte } from '../rendu/texte.ts';
import { confirmerAdresse } from './confirmer-adresse.lettre.ts';
import { alerteDemande, alerteDiagnostic } from './demandes.lettre.ts';
import { diagnosticPret } from './diagnostic-pret.lettre.ts';
import { nomSansLien } from './nom-sans-lien.ts';
import { rapportPret } from './rapport-pret.lettre.ts';

const from = {
  service: 'Mesure IA',
  contact: 'bonjour@mesure.test',
  jour: '21/11/2026',
  heure: '09\u00a0h\u00a014',
};
const lines = (...text: string[]) => text.join('\n');
const LIEN = 'https://mesure.test/d/x';
const SIMULEE =
  'Mesure simulée\u00a0: aucune IA n’a été interrogée. Les réponses du document sont inventées pour en montrer la forme\u202f; aucun chiffre n’est à retenir.';

describe('what the person who asked reads', () => {
  const facts = { ...from, entreprise: "L'Épi d'Or", lien: LIEN, simulee: false };
  const pied = [
    '-- ',
    'Mesure IA vous écrit parce que cette adresse a été donnée dans son formulaire de diagnostic. Pour consulter, corriger ou faire effacer vos données, ou si cette demande n’est pas de vous, écrivez à bonjour@mesure.test. Message écrit le 21/11/2026 à 09\u00a0h\u00a014, heure de Paris.',
    '',
  ];
  const MESURE =
    'Nous avons posé à des IA les questions de vos clients, et lu chaque réponse. Le diagnostic dit qui elles citent, vous ou un autre, avec leurs réponses mot pour mot.';
  const texte = (premier: string, ...faits: string[]) =>
    lines(
      'Votre diagnostic est prêt',
      '',
      premier,
      '',
      'Le lien ouvre le document pendant 30\u00a0jours, sans mot de passe\u00a0: ne le donnez qu’aux personnes qui doivent le lire.',
      '',
      'Ouvrir le diagnostic\u00a0:',
      LIEN,
      '',
      ...faits,
      ...pied,
    );

  it('the diagnostic', () => {
    const lettre = diagnosticPret(facts);
    expect(lettre.sujet).toBe("Votre diagnostic est prêt\u00a0: L'Épi d'Or");
    expect(enTexte(lettre)).toBe(texte(MESURE, "Entreprise\u00a0: L'Épi d'Or", ''));
  });

  it('the diagnostic of a simulation says that no AI was asked', () => {
    expect(enTexte(diagnosticPret({ ...facts, simulee: true }))).toBe(
      texte(SIMULEE, "Entreprise\u00a0: L'Épi d'Or", ''),
    );
  });

  it('the confirmation: a link, and nothing that was typed', () => {
    const lettre = confirmerAdresse({ ...from, lien: LIEN });
    expect(lettre.sujet).toBe('Confirmez votre adresse pour recevoir votre diagnostic');
    expect(enTexte(lettre)).toBe(
      lines(
        'Confirmez votre adresse',
        '',
        'Un diagnostic a été demandé pour cette adresse dans notre formulaire. Sa mesure est lancée\u202f; le résultat vous sera envoyé si vous confirmez. Le lien ouvre une page\u202f; le bouton «\u00a0Confirmer mon adresse\u00a0» suffit. Il vaut 30 jours.',
        '',
        'Vous n’avez rien demandé\u202f? Ne faites rien\u00a0: rien d’autre ne vous sera envoyé.',
        '',
        'Confirmer mon adresse\u00a0:',
        LIEN,
        '',
        ...pied,
      ),
    );
  });

  it.each([
    ...[
      'Gagnez sur https://evil.test',
      'Voir WWW.evil.test',
      'Écrivez à x@evil.test',
      'Gagnez : evil.test/x',
      'evil\u2024test',
      'evil\ufe52test',
    ],
    ...['evil.test', 'EVIL.Test', 'evil。test', '10.0.0.1/x'],
  ])('a name like %j, typed by anybody, goes to nobody', (entreprise) => {
    const lettre = diagnosticPret({ ...facts, entreprise });
    expect(lettre.sujet).toBe('Votre diagnostic est prêt');
    expect(enTexte(lettre)).toBe(texte(MESURE));
    expect(rendre(lettre, 'Mesure IA').html).not.toMatch(/evil|10\.0|<tbody>/i);
  });
});

it('the report of a simulation says so', () => {
  const lettre = rapportPret({
    ...from,
    compte: 'Agence Horizon',
    entreprise: "L'Épi d'Or",
    periode: '11/2026',
    lien: LIEN,
    simulee: true,
    commande: false,
    seul: false,
  });
  expect(lettre.paragraphes[1]).toBe(SIMULEE);
});

it.each(['S.A.R.L. Martin', 'St. Jean & Fils', 'Épi d’Or, 24/24'])(
  'a name like %j is passed on',
  (entreprise) => {
    expect(nomSansLien(entreprise)).toBe(entreprise);
  },
);

describe('what we read of a request', () => {
  const demande = {
    id: 'l_1',
    entreprise: "L'Épi d'Or",
    email: 'paul@epi.test',
    ville: 'Lyon',
    concurrents: ['Le Four', 'Maison Brunel'],
    message: 'Rappelez-moi.',
  };
  const suite = [
    '',
    "Entreprise\u00a0: L'Épi d'Or",
    'Adresse e-mail\u00a0: paul@epi.test',
    'Ville\u00a0: Lyon',
    'Concurrents\u00a0: Le Four, Maison Brunel',
    'Message\u00a0: Rappelez-moi.',
    'Demande\u00a0: l_1',
    '',
    '-- ',
    'Message interne de Mesure IA, écrit le 21/11/2026 à 09\u00a0h\u00a014, heure de Paris.',
    '',
  ];

  it('it was accepted', () => {
    const lettre = alerteDemande({ ...from, demande });
    expect(lettre.sujet).toBe("Nouvelle demande de diagnostic\u00a0: L'Épi d'Or");
    expect(enTexte(lettre)).toBe(
      lines(
        'Une demande de diagnostic est arrivée',
        '',
        'Sa mesure démarre d’elle-même\u202f; le diagnostic sera envoyé à l’adresse donnée, une fois confirmée. Vous n’avez rien à faire, sinon répondre au message s’il y en a un.',
        ...suite,
      ),
    );
  });

  it('nothing came of it, twice', () => {
    const lettre = alerteDiagnostic({ ...from, demande });
    expect(lettre.sujet).toBe('Alerte\u00a0: diagnostic sans résultat, demande l_1');
    expect(enTexte(lettre)).toBe(
      lines(
        'Un diagnostic n’a pas abouti',
        '',
        'Deux mesures de suite n’ont pas donné assez de réponses exploitables. La personne attend encore son diagnostic et n’a pas été prévenue\u00a0: reprenez la mesure, ou écrivez-lui.',
        ...suite,
      ),
    );
  });
});
