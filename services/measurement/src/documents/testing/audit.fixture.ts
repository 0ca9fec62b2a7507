import type { AuditData } from '../../audit/audit.data.ts';
import { renderAudit } from '../../audit/audit.view.ts';
import { agenceFictive, mots } from './matiere.ts';

const JSON_LD = `<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "Bakery",
  "name": "Maison Ferrandin",
  "url": "https://maison-ferrandin.example/",
  "telephone": "+33261911804",
  "address": {
    "@type": "PostalAddress",
    "streetAddress": "14, rue du Vieux-Four",
    "postalCode": "49100",
    "addressLocality": "Angers",
    "addressCountry": "FR"
  }
}
</script>`;

const ROBOTS: AuditData['robots'] = [
  { robot: 'OAI-SearchBot', editeur: 'OpenAI', usage: 'recherche', admis: false, regle: 'l. 4' },
  { robot: 'PerplexityBot', editeur: 'Perplexity', usage: 'recherche', admis: false, regle: 'l. 7' },
  { robot: 'Claude-SearchBot', editeur: 'Anthropic', usage: 'recherche', admis: true, regle: null },
  { robot: 'Bingbot', editeur: 'Microsoft', usage: 'recherche', admis: true, regle: null },
  { robot: 'Googlebot', editeur: 'Google', usage: 'recherche', admis: true, regle: null },
  { robot: 'ChatGPT-User', editeur: 'OpenAI', usage: 'demande', admis: true, regle: null },
  { robot: 'GPTBot', editeur: 'OpenAI', usage: 'entrainement', admis: false, regle: 'l. 10' },
  { robot: 'ClaudeBot', editeur: 'Anthropic', usage: 'entrainement', admis: true, regle: null },
];

const CONSTATS: AuditData['constats'] = [
  {
    gravite: 'bloquant',
    titre: 'Deux robots d’IA trouvent porte close',
    pourquoi:
      'ChatGPT et Perplexity lisent le web par ces robots avant de répondre. Tant qu’ils sont refusés, aucune page du site ne peut servir de source dans leurs réponses.',
    constate: {
      ou: 'dans /robots.txt, lignes 4 à 8',
      texte: 'User-agent: OAI-SearchBot\nDisallow: /\n\nUser-agent: PerplexityBot\nDisallow: /',
    },
    copier: {
      ou: 'à la place de ces cinq lignes',
      texte: 'User-agent: OAI-SearchBot\nAllow: /\n\nUser-agent: PerplexityBot\nAllow: /',
    },
  },
  {
    gravite: 'important',
    titre: 'Le site ne dit pas aux machines qui vous êtes',
    pourquoi: 'Aucune des 14 pages ne porte de données structurées.',
    constate: { ou: 'sur les 14 pages', texte: '0 bloc application/ld+json\n0 attribut itemtype' },
    copier: { ou: 'dans la page d’accueil, avant </head>', texte: JSON_LD },
  },
  {
    gravite: 'mineur',
    titre: 'La langue des pages n’est pas déclarée',
    pourquoi: 'Une ligne suffit.',
    constate: { ou: 'sur les 14 pages', texte: '<html>' },
    copier: { ou: 'à la place, sur les 14 pages', texte: '<html lang="fr">' },
  },
];

/** An invented audit; `textes` replace names and quoted texts, in turn. */
export function auditFictif(
  cas: { textes?: readonly string[]; injoignable?: boolean; sain?: boolean; couleur?: string } = {},
): AuditData {
  const word = mots(cas.textes);
  const constats = CONSTATS.map((c, i) => ({
    ...c,
    titre: word(4 + i, c.titre),
    constate: c.constate && { ou: word(7 + i, c.constate.ou), texte: word(10 + i, c.constate.texte) },
    copier: c.copier && { ou: word(13 + i, c.copier.ou), texte: word(16 + i, c.copier.texte) },
  }));
  const point = (i: number, titre: string, texte: string) => ({
    titre: word(i, titre),
    texte: word(i + 1, texte),
  });
  const none = cas.injoignable === true;
  return {
    schema: 'audit/1',
    document: { numero: 'A-2026-11-0063', etabli: '2026-11-20' },
    agence: agenceFictive(word, cas.couleur),
    client: {
      entreprise: word(2, 'Maison Ferrandin'),
      site: word(3, 'maison-ferrandin.example'),
      ville: 'Angers',
      metier: 'Boulangerie',
    },
    lecture: { date: '2026-11-20T08:12', pages_lues: none ? 0 : 14, pages_connues: none ? 0 : 15 },
    injoignable: none
      ? {
          raison: 'Le serveur n’a pas répondu en dix secondes, trois fois de suite.',
          suite: 'Vérifiez l’adresse du site, puis redemandez un audit demain.',
        }
      : null,
    constats: none || cas.sain ? [] : constats,
    robots: none ? [] : ROBOTS.map((r) => (cas.sain ? { ...r, admis: true, regle: null } : r)),
    conformes: none
      ? []
      : [
          point(5, 'Adresse sûre', 'https partout, une seule redirection depuis http.'),
          point(7, 'Plan du site', '/sitemap.xml présent, 15 adresses.'),
        ],
    non_verifies: [
      point(9, 'Fiche d’établissement', 'elle appartient à un tiers et ne se lit pas depuis votre site.'),
    ],
    methode: [
      none
        ? 'Notre robot a essayé de lire le site sans exécuter de script, en respectant /robots.txt.'
        : 'Lecture par un robot qui se nomme, sans exécuter de script, en respectant /robots.txt.',
      'Aucune IA n’a été interrogée pour cet audit.',
    ],
  };
}

export const sample = (cas: { textes: readonly string[] }): string => renderAudit(auditFictif(cas));
