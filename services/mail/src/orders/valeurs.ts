import { fr } from '@agence/gesture';
import type { Ordre } from '@agence/orders';
import { clientFields } from '@agence/words/client-fields';
import { nombre } from '@agence/words/french';
import type { Fait } from '../lettres/lettre.ts';
import { quel } from '../lettres/pour.ts';
import { LABELS } from './dire.mots.ts';

const NOMS: Readonly<Record<string, string>> = {
  ...LABELS,
  ...Object.fromEntries(clientFields.map(([name, { label }]) => [name, label])),
  couleur: fr`Couleur`,
  contact: fr`Contact`,
  formule: fr`Formule`,
};

type Corps = Readonly<Record<string, unknown>> & {
  readonly clients?: readonly object[];
  readonly retirer?: string | readonly number[];
  readonly remplacer?: Readonly<Record<string, string>>;
  readonly lancer?: true;
  readonly ajouter?: string;
  readonly numero?: number;
};

export const numerosDe = (corps: object): readonly number[] => {
  const { retirer, remplacer = {}, numero } = corps as Corps;
  return [numero, retirer, Object.keys(remplacer).map(Number)].flat().filter((n) => typeof n === 'number');
};

type Autour = {
  readonly seul: boolean;
  /** The questions of the client by number. */
  readonly posees: ReadonlyMap<number, string>;
  /** The most calls of the measurement that the order launches. */
  readonly appels: number | undefined;
};

/** Every value of an order in full, one per line. */
export function valeurs({ client, corps }: Ordre, { seul, posees, appels }: Autour): readonly Fait[] {
  const { clients = [], retirer, remplacer = {}, lancer, ajouter, numero, ...others } = corps as Corps;
  const fait = (name: string, value: string | undefined): Fait => [NOMS[name] ?? name, value];
  const question = (n: number): string => `${fr`n° ${n}`} · ${posees.get(n) ?? ''}`;
  return [
    ...(client ? [quel({ seul, entreprise: `${client.entreprise} · ${client.ville ?? client.site}` })] : []),
    ...clients.map((row) => quel({ seul, entreprise: Object.values(row).join(' · ') })),
    fait('prochaine_page', numero === undefined ? undefined : question(numero)),
    ...numerosDe({ retirer }).map((n): Fait => [fr`Question retirée`, question(n)]),
    ...Object.entries(remplacer).flatMap(([n, text]): Fait[] => [
      [fr`Question remplacée`, question(Number(n))],
      [fr`Nouveau texte`, text],
    ]),
    fait('mesure', lancer && fr`à lancer`),
    fait('appels_prevus', lancer && appels !== undefined ? nombre(appels) : undefined),
    [fr`Adresse à ajouter`, ajouter],
    [fr`Adresse à retirer`, typeof retirer === 'string' ? retirer : undefined],
    ...Object.entries(others).map(([name, value]) => fait(name, String(value))),
  ];
}
