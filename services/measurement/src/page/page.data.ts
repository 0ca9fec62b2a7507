import { fr } from '@agence/gesture';
import { askedOf } from '../ai/asked.ts';
import { fold } from '../audit/facts.ts';
import { businessNode } from '../audit/json-ld.ts';
import type { Agence } from '../documents/document.data.ts';
import type { Base } from '../livrables/ecrire-livrable.ts';
import { slug } from '../livrables/slug.ts';
import { domaineDe } from '../sources/adresse.ts';
import { versionDe } from '../states/bilan.ts';
import { extraits } from '../states/extraits.ts';
import type { LectureLue } from '../states/lecture.ts';
import { incertaines, rivaux } from '../states/releve/calculs.ts';
import type { Depouille, QuestionJugee } from '../states/releve/releve.data.ts';
import type { Bloc, Text } from './numbered-text.ts';
import type { Page } from './page.store.ts';

const pourquoi = (titre: string, question: string): string => {
  if (fold(titre) === fold(question)) return fr`La même question, pour détailler la réponse.`;
  return titre.trimEnd().endsWith('?')
    ? fr`Une autre question que le même client se pose ensuite.`
    : fr`Un complément à la réponse, pour le même client.`;
};

export const outlineOf = (question: string, blocs: readonly Bloc[]) => [
  { titre: question, pourquoi: fr`La question, dans les mots du client : c'est elle que l'on pose aux IA.` },
  {
    titre: fr`La réponse en quelques phrases`,
    pourquoi: fr`Elle se lit seule : une IA peut la reprendre telle quelle.`,
  },
  ...blocs.flatMap((bloc) =>
    bloc.genre === 'intertitre' ? [{ titre: bloc.texte, pourquoi: pourquoi(bloc.texte, question) }] : [],
  ),
];

/** The input of a page brief; pure. Days are YYYY-MM-DD in Paris. */
export type Matiere = Base & {
  readonly page: Page;
  readonly lues: readonly LectureLue[];
  readonly entreprises: Depouille['entreprises'];
  readonly asked: QuestionJugee;
  readonly rang: number;
  readonly sur: number;
  readonly texte: Text;
  readonly ecriture: { readonly par: 'ia' | 'client'; readonly site_lu: boolean };
  readonly agence: Agence;
  readonly mesuree: string;
};

const APRES = [
  fr`Publiez la page, puis gardez-lui la même adresse.`,
  fr`Ajoutez un lien vers elle depuis la page d'accueil et depuis le menu de votre site.`,
  fr`La prochaine mesure dira si les réponses des IA ont changé.`,
];

/** Only facts from the client's file; the audit's block names the business alike. */
export const pageJsonLd = ({ question, fiche }: Pick<Page, 'question' | 'fiche'>) => {
  const { ville: addressLocality, site_web } = fiche;
  const home = URL.parse('/', site_web.includes('://') ? site_web : `https://${site_web}`)?.href ?? '';
  const local = addressLocality !== '';
  const address = local ? { '@type': 'PostalAddress', addressLocality, addressCountry: 'FR' } : undefined;
  const about = { ...businessNode(fiche, home, local), address };
  return { '@context': 'https://schema.org', '@type': 'WebPage', name: question, inLanguage: 'fr', about };
};

export type PageData = ReturnType<typeof pageData>;

export function pageData(matiere: Matiere) {
  const {
    page,
    mesure,
    lues,
    entreprises,
    asked,
    rang,
    sur,
    texte,
    ecriture,
    models,
    agence,
    numero,
    jour,
    mesuree,
  } = matiere;
  const { question, fiche, n, numero_page } = page;
  const { entreprise, site_web: site, ville, metier } = fiche;
  const ias = askedOf(mesure.models, models);
  const concurrents = rivaux({ entreprises }, asked).toSorted((a, b) => b.cite - a.cite);
  const invented = models.some(({ id, simulated }) => id === page.model && simulated);
  const who = [entreprise, metier, ville].filter((part) => part !== '').join(', ');
  return {
    schema: 'page/1' as const,
    simulee: ias.some(({ simulated }) => simulated),
    document: { numero, etabli: jour },
    agence,
    client: { entreprise, site: domaineDe(site), ville, metier },
    numero_page,
    question: {
      n,
      question,
      rang,
      sur,
      date: mesuree,
      reponses: asked.reponses,
      cite: asked.cite,
      incertaines: incertaines(asked),
      concurrents: concurrents.map(({ nom, cite }) => ({ nom, cite })),
    },
    titre: question,
    plan: outlineOf(question, texte.blocs),
    texte: texte.blocs,
    ecriture: {
      ...ecriture,
      par: ecriture.par === 'ia' && invented ? ('simulateur' as const) : ecriture.par,
    },
    balises: {
      titre: `${question} – ${entreprise}`,
      description: fr`${who} : la réponse à la question « ${question} »`,
      adresse: `/${slug(question)}`,
    },
    faits: texte.faits,
    jsonld: pageJsonLd(page) as object,
    ias: ias.map(({ id, label }) => ({ ia: label, modele: versionDe(lues, id) })),
    extraits: extraits(lues, mesure.models, matiere.typesetAnswer),
    apres: APRES,
  };
}
