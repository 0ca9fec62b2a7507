import type { ModelReading, Reading } from '@agence/reading';

/** An answer with its reading; the fields of a model's reading are missing when rules read it. */
export type Lu = Reading & Partial<Omit<ModelReading, keyof Reading>>;

/** A person's decision on an answer: whether it offers the client, and by which name if the reader took it for another. */
export type Decision = { readonly comptee: boolean; readonly nom?: string };

type Mention = Lu['businesses'][number];

/** The client where the reader named another business, else where its name was seen and not counted. */
const avecClient = (lu: Lu, nom: string | undefined, entreprise: string): readonly Mention[] => {
  const { businesses, notCounted, uncertain = [] } = lu;
  if (lu.client_cited) return businesses;
  if (nom !== undefined)
    return businesses.map((mention) =>
      mention.name === nom && mention.is === 'autre'
        ? { ...mention, name: entreprise, is: 'client' }
        : mention,
    );
  const seen = [...uncertain, ...notCounted].find(({ is }) => is === 'client');
  if (seen === undefined) return businesses;
  const { start, end, excerpt } = seen;
  const found: Mention = {
    name: entreprise,
    is: 'client',
    why: 'personne',
    confidence: 1,
    start,
    end,
    excerpt,
  };
  const next = businesses.findIndex((mention) => mention.start > start);
  return businesses.toSpliced(next < 0 ? businesses.length : next, 0, found);
};

/** A reading as a person decided it: their word wins over the reader's. */
export const tranchee = (lu: Lu, decision: Decision | undefined, entreprise: string): Lu => {
  if (decision === undefined) return lu;
  const businesses = decision.comptee
    ? [...avecClient(lu, decision.nom, entreprise)]
    : lu.businesses.filter(({ is }) => is !== 'client');
  const place = businesses.findIndex(({ is }) => is === 'client') + 1;
  const uncertain = (lu.uncertain ?? []).filter(({ is }) => is !== 'client');
  return {
    ...{ ...lu, businesses, uncertain, client_cited: place > 0, client_position: place || null },
    state: place === 0 ? 'conquerir' : place === 1 ? 'acquise' : 'consolider',
  };
};
