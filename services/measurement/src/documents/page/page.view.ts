import { html, type Vue } from '@agence/look/html';
import { type Fait, fiche, type Section, section, sommaire } from '../components/cadre.ts';
import { citation } from '../components/citation.ts';
import { couper } from '../components/coupe.ts';
import { aCopier } from '../components/piece.ts';
import { citer, dire, ecrit } from '../components/texte.ts';
import { dateCourte, deMois, moisAnnee } from '../dates.ts';
import type { Feuille } from '../look/look.ts';
import { ecrireDocument } from '../standalone.ts';
import { fr, mot, type Phrase, sansDirection } from '../typo.ts';
import type { PageData } from './page.data.ts';
import { aVerifier, comptes, resume } from './page.sentences.ts';
import { epreuve, jsonLd, listeDesFaits } from './texte.view.ts';

const FEUILLES: readonly Feuille[] = ['prochaine', 'citation', 'pieces', 'page'];

const EXTRAIT_MAX = 400;

/** The part of the text for each line of the outline. */
const partie = (i: number): string => (i === 0 ? 'Titre' : i === 1 ? 'Ouverture' : `Partie\u00a0${i - 1}`);

function plan({ plan: lines }: PageData): Vue {
  return html`<ol class="plan">${lines.map(
    (l, i) =>
      html`<li><span>${partie(i)}</span><span><b>${ecrit(l.titre)}</b><span class="note">${ecrit(l.pourquoi)}</span></span></li>`,
  )}</ol>`;
}

function pieces(data: PageData): Vue {
  const quoted = data.extraits.slice(0, 2).map((e) => {
    const shown = couper(e, EXTRAIT_MAX);
    return citation(shown, { ia: data.ias[e.ia]?.ia ?? '', question: null, modele: true });
  });
  return html`${quoted}<p class="note haut">${dire(comptes(data))}</p>`;
}

function sections(data: PageData): Section[] {
  const facts = data.faits.length > 0;
  const numbers = fr`Les numéros encadrés renvoient aux faits à vérifier, avec « ? » s'ils n'ont été trouvés nulle part ; retirez-les avant de publier.`;
  const all: (Section | null)[] = [
    {
      id: 'plan',
      titre: 'Le plan',
      classe: 'insecable',
      lire: [fr`La réponse d'abord, les détails ensuite : une IA cite volontiers une phrase qui se suffit.`],
      corps: plan(data),
    },
    {
      id: 'texte',
      titre: 'Le texte',
      lire: facts ? [fr`À reprendre une fois les faits vérifiés.`, numbers] : [fr`À reprendre tel quel.`],
      corps: epreuve(data),
    },
    facts ? { id: 'faits', titre: 'À vérifier', lire: [aVerifier(data)], corps: listeDesFaits(data) } : null,
    {
      id: 'machines',
      titre: 'Pour les machines',
      lire: [
        fr`Les mêmes faits, dans la forme que lisent les moteurs. Corrigez-les aussi si un fait change.`,
      ],
      corps: aCopier({
        ou: 'dans la page, avant </head> (un clic sélectionne tout)',
        texte: jsonLd(data.jsonld),
      }),
    },
    {
      id: 'pieces',
      titre: 'Sur pièces',
      classe: 'insecable',
      lire: [fr`Ce que les IA répondent aujourd'hui, mot pour mot.`],
      corps: pieces(data),
    },
    data.apres.length > 0
      ? {
          id: 'apres',
          titre: 'Après publication',
          classe: 'insecable',
          lire: [],
          corps: html`<ul class="limites">${data.apres.map((step) => html`<li>${ecrit(step)}</li>`)}</ul>`,
        }
      : null,
  ];
  return all.filter((s) => s !== null);
}

function pour({ client }: PageData): Phrase {
  const trade = client.metier === '' ? [] : fr`, ${mot(client.metier)}`;
  const where = client.ville === '' ? [] : fr` à ${mot(client.ville)}`;
  return fr`Pour ${mot(client.entreprise)}${trade}${where}`;
}

function ouverture(data: PageData, all: readonly Section[]): Vue {
  const { question } = data;
  const faits: Fait[] = [
    ['Client', citer(data.client.entreprise)],
    ['Page', `n°\u00a0${data.numero_page}, ${moisAnnee(data.document.etabli)}`],
    ['Rang de la question', `${question.rang} sur\u00a0${question.sur}`],
    ['Mesure', dateCourte(question.date)],
    ['Document', citer(data.document.numero)],
  ];
  const size = data.titre.length > 60 ? 'tres-long' : 'long';
  return html`<div class="rang ouverture"><div>${fiche(faits)}${sommaire(all)}</div><div><p class="genre">Page à publier</p>
<h1 class=${size}>${ecrit(data.titre)}</h1><p class="metier">${dire(pour(data))}</p>
<p class="question"><span><small>Elle répond à la question</small>${dire(fr`« ${mot(sansDirection(question.question))} »`)}</span></p>
<div class="resume"><p>${dire(resume(data))}</p></div></div></div>`;
}

/** The brief of a page to publish, one standalone HTML file. */
export function renderPage(data: PageData): string {
  const all = sections(data);
  return ecrireDocument({
    donnees: data,
    genre: `Page ${deMois(data.document.etabli)} ${data.document.etabli.slice(0, 4)}`,
    titre: ['Page à publier', data.titre],
    resume: resume(data),
    question: fr`Renvoyez-nous la liste des faits, cochée ou corrigée : nous remettons le texte à jour.`,
    feuilles: FEUILLES,
    matiere: html`${ouverture(data, all)}${all.map((s, i) => section(s, i + 1))}`,
  });
}
