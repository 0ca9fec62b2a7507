import { html, type Vue, written } from '@agence/look/html';
import { type Fait, ouverture, type Section, section } from '../documents/components/cadre.ts';
import { citation } from '../documents/components/extrait.ts';
import { aCopier, citer, dire, ecrit } from '../documents/components/texte.ts';
import { dateCourte, deMois, moisAnnee } from '../documents/dates.ts';
import { asScript, ecrireDocument } from '../documents/standalone.ts';
import { fr, mot, type Phrase, sansDirection } from '../documents/typo.ts';
import type { Bloc, Fragment } from './numbered-text.ts';
import type { PageData } from './page.data.ts';
import { aVerifier, comptes, resume } from './page.sentences.ts';

type Faits = ReadonlyMap<number, PageData['faits'][number]>;

/** A fact is referenced where it is first stated; its number links to the list and back. */
function fragments(parts: readonly Fragment[], known: Faits, seen: Set<number>): Vue {
  return parts.map((part) => {
    if (typeof part === 'string') return ecrit(part);
    const fait = known.get(part.renvoi);
    if (fait === undefined) return null;
    const id = seen.has(part.renvoi) ? undefined : `r${part.renvoi}`;
    seen.add(part.renvoi);
    const label = `à vérifier, point ${part.renvoi}`;
    return html`<sup><a href=${`#f${part.renvoi}`} id=${id} aria-label=${label}>
      ${part.renvoi}${fait.source === null ? '?' : ''}
    </a></sup>`;
  });
}

function bloc(b: Bloc, known: Faits, seen: Set<number>): Vue {
  if (b.genre === 'intertitre') return html`<h4>${ecrit(b.texte)}</h4>`;
  if (b.genre === 'paragraphe') return html`<p>${fragments(b.texte, known, seen)}</p>`;
  return html`<ul>${b.points.map((p) => html`<li>${fragments(p, known, seen)}</li>`)}</ul>`;
}

function epreuve(data: PageData): Vue {
  const known = new Map(data.faits.map((f) => [f.n, f]));
  const seen = new Set<number>();
  const blocs = data.texte.map((b) => bloc(b, known, seen));
  return html`<div class="epreuve"><h3>${ecrit(data.titre)}</h3>${blocs}</div>`;
}

const sansRenvois = (parts: readonly Fragment[]): string =>
  parts.filter((part) => typeof part === 'string').join('');

const enTexte = ({ titre, texte }: PageData): string => {
  const blocs = texte.map((b) => {
    if (b.genre === 'liste') return b.points.map((point) => `- ${sansRenvois(point)}`).join('\n');
    return b.genre === 'intertitre' ? b.texte : sansRenvois(b.texte);
  });
  return [titre, ...blocs].join('\n\n');
};

const enHtml = ({ titre, texte }: PageData): string => {
  const lines = texte.flatMap((b): Vue[] => {
    if (b.genre === 'intertitre') return [html`<h2>${b.texte}</h2>`];
    if (b.genre === 'paragraphe') return [html`<p>${sansRenvois(b.texte)}</p>`];
    return [html`<ul>${b.points.map((point) => ['\n', html`<li>${sansRenvois(point)}</li>`])}${'\n'}</ul>`];
  });
  return [html`<h1>${titre}</h1>`, ...lines].map(written).join('\n');
};

function aPublier(data: PageData): Vue {
  const { titre, description, adresse } = data.balises;
  return html`<div class="balises">${[
    ['le texte', enTexte(data)],
    ['le même texte, en HTML', enHtml(data)],
    [`titre de la page (${signes(titre)})`, titre],
    [`description (${signes(description)})`, description],
    ['adresse', adresse],
  ].map(([ou = '', texte = '']) => aCopier({ ou, texte }))}</div>`;
}

const signes = (text: string): string => `${Array.from(sansDirection(text)).length}\u00a0signes`;

function listeDesFaits({ faits }: PageData): Vue {
  return html`<ol class="faits">${faits.map((f) => {
    const source =
      f.source === null
        ? fr`Trouvé nulle part : à confirmer`
        : fr`Source : ${{ mot: sansDirection(f.source) }}`;
    return html`<li id=${`f${f.n}`}>
      <span class="k">${f.n}</span>
      <span class="q">${ecrit(f.fait)}<span class="note">${dire(source)}</span></span>
      <span class="cases"><span><i></i>exact</span><span><i></i>à corriger</span></span>
    </li>`;
  })}</ol>`;
}

const partie = (i: number): string => (i === 0 ? 'Titre' : i === 1 ? 'Ouverture' : `Partie\u00a0${i - 1}`);

function plan({ plan: lines }: PageData): Vue {
  const line = ({ titre, pourquoi }: PageData['plan'][number], i: number) =>
    html`<li>
      <span>${partie(i)}</span><span><b>${ecrit(titre)}</b><span class="note">${ecrit(pourquoi)}</span></span>
    </li>`;
  return html`<ol class="plan">${lines.map(line)}</ol>`;
}

function pieces(data: PageData): Vue {
  const quoted = data.extraits
    .slice(0, 2)
    .map((e) => citation(e, { ia: data.ias[e.ia]?.ia ?? '', question: null, modele: true }));
  return html`${quoted}<p class="note haut">${dire(comptes(data))}</p>`;
}

function sections(data: PageData): Section[] {
  const facts = data.faits.length > 0;
  const numbers = fr`Les numéros encadrés renvoient aux faits à vérifier, avec « ? » s'ils n'ont été trouvés nulle part.`;
  const all: (Section | false)[] = [
    {
      id: 'plan',
      titre: 'Le plan',
      classe: 'insecable',
      lire: [
        fr`La réponse d'abord, les détails ensuite : une IA cite volontiers une phrase qui se suffit à elle-même.`,
      ],
      corps: plan(data),
    },
    {
      id: 'texte',
      titre: 'Le texte',
      lire: facts
        ? [fr`À relire ici, à copier plus bas une fois les faits vérifiés.`, numbers]
        : [fr`À relire ici, à copier plus bas.`],
      corps: epreuve(data),
    },
    facts && { id: 'faits', titre: 'À vérifier', lire: [aVerifier(data)], corps: listeDesFaits(data) },
    {
      id: 'publier',
      titre: 'À publier',
      lire: [
        fr`Un clic sélectionne tout un cadre.`,
        ...(facts ? [fr`Les numéros n'y sont plus : reportez-y vos corrections.`] : []),
      ],
      corps: aPublier(data),
    },
    {
      id: 'machines',
      titre: 'Pour les machines',
      lire: [
        fr`Les mêmes faits, dans la forme que lisent les moteurs. Corrigez-les aussi si un fait change.`,
      ],
      corps: aCopier({
        ou: 'dans la page, avant </head> (un clic sélectionne tout)',
        texte: asScript(data.jsonld),
      }),
    },
    {
      id: 'pieces',
      titre: 'Sur pièces',
      classe: 'insecable',
      lire: [fr`Ce que les IA répondent aujourd'hui, mot pour mot.`],
      corps: pieces(data),
    },
    {
      id: 'apres',
      titre: 'Après publication',
      classe: 'insecable',
      corps: html`<ul class="limites">${data.apres.map((step) => html`<li>${ecrit(step)}</li>`)}</ul>`,
    },
  ];
  return all.filter((s) => s !== false);
}

function pour({ client }: PageData): Phrase {
  const trade = client.metier === '' ? [] : fr`, ${mot(client.metier)}`;
  const where = client.ville === '' ? [] : fr` à ${mot(client.ville)}`;
  return fr`Pour ${mot(client.entreprise)}${trade}${where}`;
}

function entete(data: PageData, all: readonly Section[]): Vue {
  const { question } = data;
  const faits: Fait[] = [
    ['Client', citer(data.client.entreprise)],
    ['Page', `n°\u00a0${data.numero_page}, ${moisAnnee(data.document.etabli)}`],
    ['Rang de la question', `${question.rang} sur\u00a0${question.sur}`],
    ['Mesure', dateCourte(question.date)],
    ['Document', citer(data.document.numero)],
  ];
  const size = data.titre.length > 60 ? 'tres-long' : 'long';
  const asked = dire(fr`« ${mot(sansDirection(question.question))} »`);
  const dit = html`<h1 class=${size}>${ecrit(data.titre)}</h1>
    <p class="metier">${dire(pour(data))}</p>
    <p class="question"><span><small>Elle répond à la question</small>${asked}</span></p>
    <div class="resume"><p>${dire(resume(data))}</p></div>`;
  return ouverture(faits, all, 'Page à publier', dit);
}

export function renderPage(data: PageData): string {
  const all = sections(data);
  return ecrireDocument({
    donnees: data,
    genre: `Page ${deMois(data.document.etabli)} ${data.document.etabli.slice(0, 4)}`,
    titre: ['Page à publier', data.titre],
    resume: resume(data),
    question: fr`Renvoyez-nous la liste des faits, cochée ou corrigée : nous remettons le texte à jour.`,
    feuilles: ['prochaine', 'citation', 'pieces', 'page'],
    matiere: html`${entete(data, all)}${all.map((s, i) => section(s, i + 1))}`,
  });
}
