import type { PageData } from '../../page/page.data.ts';
import { renderPage } from '../../page/page.view.ts';
import { agenceFictive, mots } from './matiere.ts';

const TITRE = 'Gâteau d’anniversaire sur mesure à Angers';
const EXTRAIT =
  'Pour un gâteau d’anniversaire sur mesure à Angers, le Fournil Tesseau est souvent recommandé : entremets personnalisables, à commander 48 heures à l’avance.';

const TEXTE: PageData['texte'] = [
  {
    genre: 'paragraphe',
    texte: [
      'Maison Ferrandin prépare des gâteaux d’anniversaire sur commande, de 6 à 40 parts.',
      { renvoi: 1 },
      ' Comptez trois jours de délai.',
      { renvoi: 2 },
    ],
  },
  { genre: 'intertitre', texte: 'Quels gâteaux pouvez-vous commander ?' },
  { genre: 'liste', points: [['La génoise aux fruits de saison', { renvoi: 3 }], ['Le framboisier']] },
  { genre: 'intertitre', texte: 'Combien coûte un gâteau d’anniversaire ?' },
];

const FAITS: PageData['faits'] = [
  { n: 1, fait: 'De 6 à 40 parts', source: 'page /commandes, lue le 13/11/2026' },
  { n: 2, fait: 'Trois jours de délai', source: 'page /commandes ; la page /contact dit 48 heures' },
  { n: 3, fait: 'Génoise aux fruits de saison', source: null },
];

/** An invented page brief; `textes` replace names, the text and the facts, in turn. */
export function pageFictive(
  cas: { textes?: readonly string[]; simulee?: boolean; couleur?: string } = {},
): PageData {
  const word = mots(cas.textes);
  const hostile = TEXTE.map((b, i) =>
    b.genre === 'intertitre' ? { ...b, texte: word(20 + i, b.texte) } : b,
  );
  const texte =
    cas.textes !== undefined
      ? [...hostile, { genre: 'paragraphe' as const, texte: [word(30, ''), { renvoi: 99 }] }]
      : hostile;
  const entreprise = word(2, 'Maison Ferrandin');
  const debut = EXTRAIT.indexOf('Fournil');
  return {
    schema: 'page/1',
    simulee: cas.simulee ?? false,
    document: { numero: 'P-2026-11-0103', etabli: '2026-11-20' },
    agence: agenceFictive(word, cas.couleur),
    client: {
      entreprise,
      site: 'maison-ferrandin.example',
      ville: word(3, 'Angers'),
      metier: word(4, 'Boulangerie-pâtisserie'),
    },
    numero_page: 3,
    question: {
      n: 6,
      question: word(5, 'Où commander un gâteau d’anniversaire sur mesure à Angers ?'),
      rang: 1,
      sur: 10,
      date: '2026-11-12',
      reponses: 20,
      cite: 0,
      incertaines: 0,
      concurrents: [
        { nom: word(6, 'Fournil Tesseau'), cite: 17 },
        { nom: word(7, 'Atelier Mie-Dorée'), cite: 9 },
      ],
    },
    titre: word(8, TITRE),
    plan: [
      { titre: word(9, TITRE), pourquoi: word(10, 'La question, en mots de client, avec la ville.') },
      {
        titre: 'Qui, quoi, où, combien, comment',
        pourquoi: 'Trois phrases qui répondent sans lire la suite.',
      },
      { titre: 'Quels gâteaux pouvez-vous commander ?', pourquoi: 'Ce que votre site ne dit pas.' },
    ],
    texte,
    ecriture: { par: 'ia', site_lu: true },
    balises: {
      titre: word(11, `${TITRE} – Maison Ferrandin`),
      description: word(12, 'Gâteaux d’anniversaire sur commande à Angers, de 6 à 40 parts.'),
      adresse: word(13, '/gateau-anniversaire-angers'),
    },
    faits: FAITS.map((f, i) => ({
      ...f,
      fait: word(14 + i, f.fait),
      source: f.source && word(17 + i, f.source),
    })),
    jsonld: {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: word(1, TITRE),
      provider: { '@type': 'Bakery', name: entreprise },
    },
    ias: [{ ia: 'ChatGPT', modele: 'gpt-5.5-2026-08-14' }],
    extraits: [
      {
        n: 6,
        ia: 0,
        essai: 2,
        modele: 'gpt-5.5-2026-08-14',
        date: '2026-11-12T09:14',
        texte: word(18, EXTRAIT),
        marques: [{ debut, fin: debut + 15, qui: 'autre' }],
        coupe: { avant: false, apres: true },
      },
    ],
    apres: [
      'Ajoutez un lien vers cette page depuis l’accueil.',
      'La prochaine mesure aura lieu le 12/12/2026.',
    ],
  };
}

export const sample = (cas: { textes: readonly string[] }): string => renderPage(pageFictive(cas));
