import { isDeepStrictEqual } from 'node:util';
import { type Client, type Compris, strict } from '@agence/orders';
import MailComposer from 'nodemailer/lib/mail-composer';
import { readMail } from './read-mail.ts';

/** What a careful reader holds for certain: an order, a name that fits no client or several, or nothing. */
export type Attendu =
  | { readonly rien: true }
  | {
      readonly geste: string;
      readonly client?: string;
      readonly corps?: object;
      readonly introuvable?: readonly string[];
    };

/** A message as somebody wrote it, to an agency's ordering address or to that of a customer without one. */
export type Cas = {
  readonly id: string;
  readonly compte: 'agence' | 'direct';
  readonly sujet: string;
  readonly texte?: string;
  readonly html?: string;
  readonly table?: string;
  readonly attendu: Attendu;
  readonly note: string;
};

const client = (id: string, entreprise: string, site: string, ville?: string): Client => ({
  ...{ id, entreprise, site, ville, actif: true },
});
const MARTIN = client('martin', 'Plomberie Martin', 'https://plomberie-martin.fr', 'Angers');
const PORTEFEUILLE: readonly Client[] = [
  MARTIN,
  client('fournil', 'Le Fournil', 'https://le-fournil.example'),
  client('epi', 'L’Épi d’Or', 'https://epi.example'),
  client('pain', 'Pain & Lumière', 'https://pain.example'),
  client('julie', 'Beauté par Julie', 'https://julie.example'),
  client('durand-angers', 'SARL Durand', 'https://durand.example', 'Angers'),
  client('durand-cholet', 'Durand', 'https://durand-cholet.fr', 'Cholet'),
];

const brut = ({ sujet, texte, html, table }: Cas): Promise<Buffer> =>
  new MailComposer({
    ...{ from: 'anne@agence.example', to: 'commandes+a@mesure-ia.example', subject: sujet },
    ...(texte === undefined ? {} : { text: texte }),
    ...(html === undefined ? {} : { html }),
    ...(table === undefined ? {} : { attachments: [{ filename: 'clients.csv', content: table }] }),
  })
    .compile()
    .build();

const said = (read: Compris | null): Attendu => {
  if (read === null || 'incompris' in read) return { rien: true };
  if ('introuvable' in read)
    return { geste: read.geste, introuvable: read.introuvable.candidats.map(({ id }) => id).sort() };
  const { geste, client: of, corps } = read.ordre;
  // A refusal orders nothing.
  if (geste === 'non') return { rien: true };
  return { geste, ...(of === undefined ? {} : { client: of.id }), corps };
};

const wanted = (attendu: Attendu): Attendu => {
  if ('rien' in attendu) return attendu;
  if (attendu.introuvable !== undefined)
    return { geste: attendu.geste, introuvable: [...attendu.introuvable].sort() };
  return { ...attendu, corps: attendu.corps ?? {} };
};

/** `faux`: an order that was not given would be carried out; `modèle`: it is no strict form, and a model is asked. */
export type Verdict = { readonly cas: Cas; readonly lu: Attendu; readonly note: 'juste' | 'faux' | 'modèle' };

/** Reads a message from its bytes, as one that arrived. */
export async function juger(cas: Cas): Promise<Verdict> {
  const lettre = await readMail(await brut(cas));
  if (lettre === null) throw new Error(`${cas.id} is no message`);
  const direct = cas.compte === 'direct';
  const compris = strict(lettre, {
    clients: direct ? [MARTIN] : PORTEFEUILLE,
    seul: direct ? MARTIN : undefined,
  });
  const lu = said(compris);
  const right = isDeepStrictEqual(lu, wanted(cas.attendu));
  const wrong = compris !== null && 'ordre' in compris;
  return { cas, lu, note: right ? 'juste' : wrong ? 'faux' : 'modèle' };
}

export const casDe = (jsonl: string): readonly Cas[] =>
  jsonl
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Cas);
