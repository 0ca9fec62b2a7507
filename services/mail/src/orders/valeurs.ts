import { fr } from '@agence/gesture';
import type { Ordre } from '@agence/orders';
import { clientFields } from '@agence/words/client-fields';
import { LABELS } from './dire.mots.ts';
import type { Dit } from './dire.ts';

const NOMS: Readonly<Record<string, string>> = {
  ...LABELS,
  ...Object.fromEntries(clientFields.map(([name, { label }]) => [name, label])),
  client: fr`Client`,
  couleur: fr`Couleur`,
  contact: fr`Contact`,
  formule: fr`Formule`,
};

type Corps = Readonly<Record<string, unknown>> & {
  readonly clients?: readonly object[];
  readonly retirer?: string | readonly number[];
  readonly remplacer?: Readonly<Record<string, string>>;
  readonly lancer?: boolean;
  readonly ajouter?: string;
};

/** The questions of a client by number. */
export type Posees = ReadonlyMap<number, string>;

/** The question numbers in an order. */
export const numerosDe = (corps: object): readonly number[] => {
  const { retirer, remplacer = {}, numero } = corps as Corps;
  const all: readonly unknown[] = [numero, retirer, Object.keys(remplacer).map(Number)].flat();
  return all.filter((n) => typeof n === 'number');
};

const question = (n: number, posees: Posees): string => `${fr`n° ${n}`} · ${posees.get(n) ?? ''}`;

/** Every value of an order in full, one per line. */
export function valeurs({ client, corps }: Pick<Ordre, 'client' | 'corps'>, posees: Posees): Dit['faits'] {
  const { clients = [], retirer, remplacer = {}, lancer, ajouter, numero, ...others } = corps as Corps;
  const label = (name: string, value: string) => [NOMS[name] ?? name, value] as const;
  return [
    ...(client === undefined
      ? []
      : [label('client', `${client.entreprise} · ${client.ville ?? client.site}`)]),
    ...clients.map((row) => label('client', Object.values(row).join(' · '))),
    ...(typeof numero === 'number' ? [label('prochaine_page', question(numero, posees))] : []),
    ...(Array.isArray(retirer)
      ? retirer.map((n) => [fr`Question retirée`, question(n, posees)] as const)
      : []),
    ...Object.entries(remplacer).flatMap(([n, text]) => [
      [fr`Question remplacée`, question(Number(n), posees)] as const,
      [fr`Nouveau texte`, text] as const,
    ]),
    ...(lancer === true ? [label('mesure', fr`à lancer`)] : []),
    ...(typeof ajouter === 'string' ? [[fr`Adresse à ajouter`, ajouter] as const] : []),
    ...(typeof retirer === 'string' ? [[fr`Adresse à retirer`, retirer] as const] : []),
    ...Object.entries(others).map(([name, value]) => label(name, String(value))),
  ];
}
