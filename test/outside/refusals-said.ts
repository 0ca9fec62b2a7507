import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listed, sources } from '../../tools/verify/sentences/all.ts';
import { simple } from './console.ts';
import { fileOf } from './contract.ts';

/** What is refused while something lasts or after days: in rows of `test/clock/refus.test.ts`. */
export const LASTING = {
  en_cours: 'Une mesure de ce client est en cours : attendez sa fin, la correction reste disponible.',
  en_preparation: 'Les questions sont encore en préparation : réessayez dans quelques instants.',
  lancer: 'Votre compte n’est pas servi : réglez votre abonnement, puis lancez la mesure.',
  corriger: 'Votre compte n’est pas servi : réglez votre abonnement, puis corrigez ce client.',
  audit: 'Un audit de ce client est en cours : il figurera dans ses documents.',
  corrige: 'Ce client a été corrigé et sa nouvelle mesure n’est pas faite : la page se choisit ensuite.',
  echu: 'Ce compte est échu : réglez l’abonnement pour le rouvrir.',
} as const;

/** What no row says, by how it begins or goes on, and why. */
const NO_ROW: readonly (readonly [why: string, ...said: RegExp[]])[] = [
  [
    'said of what is done, or beside a refusal',
    ...[/^Votre demande est transmise/, /^Ce domaine n’est celui/, /^La prochaine page portera/],
    ...[/^La mesure est lancée/, /^Les questions sont ajustées/, /^Rien n’est lancé/, /^Ce jour-là/],
    /aucune mesure ne démarrera/,
  ],
  [
    'who comes in by any door has an account, and none of these gestures names an address or a request of it',
    ...[/^Aucun compte ne porte/, /^Cette adresse n’est pas autorisée/],
    ...[/^Aucune demande d’adresse/, /^Aucune facturation n’est/],
  ],
  [
    'customers without an agency have one door, mail',
    ...[/^Ce compte est celui d’un client sans agence/, /^Vos documents portent la marque/],
    /^Votre formule ne comprend pas/,
  ],
  [
    'between two writes of one call: the tests of clients',
    ...[/^Ce client vient d’être repris/, /^Une correction de ce client est en cours/],
  ],
  ['measurement asks the form of an erased request, and hands nothing on', /^Aucune demande ne porte/],
  [
    'the console alone notes that a report was handed over: test/console/retour.test.ts',
    /^Ce rapport n’attend plus/,
  ],
  [
    'fifty or a hundred calls come before it: the tests of the rules',
    /ont déjà été préparées/,
    /demandes attendent/,
  ],
  ['neither a form nor a message can ask for both', /retirée et remplacée à la fois/],
  [
    'what people of ours set, and a sign-in link, are no gestures of an agency',
    ...[/^Le paiement se fait par/, /^Le client de carte/, /^Ce lien n’est plus valable/],
  ],
];

/** Where refusals stand that `refuse` is not given word for word. */
const REFUSES =
  /\/(empechement|refus|changements|site|preparations|entree|suspended|(adresses|formule|questions|choisir-page)\.rule)\.ts$/;

const straight = (text: string): string => simple(text).replaceAll("'", '’');
const pattern = (sentence: string): string => sentence.replaceAll(/[.?()]/g, '\\$&').replaceAll('{…}', '.+');
const fits = (sentence: string): RegExp => new RegExp(`^${pattern(sentence)}$`);

/**
 * Whether the test of a call says a sentence. One door is enough where the console makes the screen from the call's form
 * and mail cannot order it.
 */
function saidByItsTest(files: ReadonlyMap<string, string>, origin: string, sentence: string): boolean {
  const name = fileOf({ method: 'POST', path: origin.replace('POST ', '') });
  if (files.get(`packages/calls/src/routes/${name}.ts`)?.includes('\n  form: {') !== true) return false;
  if (files.get('services/mail/src/orders/gestes.ts')?.includes(`/routes/${name}'`) !== false) return false;
  const test = readFileSync(resolve(import.meta.dirname, `../routes/${name}.test.ts`), 'utf8');
  return new RegExp(pattern(sentence)).test(straight(test));
}

/** Every sentence that a gesture of an agency can be refused with, but for those said, and those that no row can say. */
export function unsaid(said: readonly string[]): string[] {
  const known = [...said, ...Object.values(LASTING)].map(straight);
  const exceptions = NO_ROW.flatMap(([, ...sentences]) => sentences);
  const files = sources();
  const all = listed(files)
    .filter(({ origin, text }) => /^POST (?!lead|\/)/.test(origin) && text.endsWith('.'))
    .filter(({ refusal, file }) => refusal !== null || REFUSES.test(file))
    .filter(({ origin, text }) => !saidByItsTest(files, origin, straight(text)))
    .map(({ text }) => straight(text));
  return [...new Set(all)].filter(
    (sentence) =>
      !exceptions.some((one) => one.test(sentence)) && !known.some((one) => fits(sentence).test(one)),
  );
}
