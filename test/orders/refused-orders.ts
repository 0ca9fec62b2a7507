import type { FakeAnswer } from '@agence/testing/fakes/ai-script';

/** What a model replies when it understood one gesture with these values. */
export const says = (
  gesture: string,
  ...args: readonly (readonly [field: string, text: string])[]
): FakeAnswer => ({
  text: JSON.stringify({
    ...{ outcome: 'gesture', gesture, why: null },
    args: args.map(([field, text]) => ({ field, text })),
  }),
});

type Clients = Readonly<Record<'id' | 'waits' | 'other' | 'gone' | 'de', string>>;

/** Calls that the API refuses: path, body, the model's reply to the same order by mail, and its words. */
export const refusedOrders = ({ id, waits, other, gone, de }: Clients) =>
  [
    [`clients/${id}/audit/`, {}, says('audit', ['client', waits]), waits],
    [
      `clients/${id}/page/`,
      { numero: 1 },
      says('page', ['client', waits], ['numero', '1']),
      `la 1 de ${waits}`,
    ],
    [
      `clients/${other}/page/`,
      { numero: 1 },
      says('page', ['client', gone], ['numero', '1']),
      `la 1 de ${gone}`,
    ],
    [
      `clients/${other}/questions/`,
      { lancer: true },
      says('ajuster', ['client', gone], ['lancer', 'lancez']),
      `lancez ${gone}`,
    ],
    [
      `clients/${id}/questions/`,
      { remplacer: { 1: 'Court ?' } },
      says('ajuster', ['client', waits], ['numero', '1'], ['question', 'Court ?']),
      `la 1 de ${waits} devient Court ?`,
    ],
    ['adresses/', { ajouter: de }, says('adresse_ajouter', ['adresse', de]), `ajoutez ${de}`],
    ['formule/', { formule: 'agence5' }, says('formule', ['formule', 'agence5']), 'en agence5'],
  ] as const;
