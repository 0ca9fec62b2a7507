import { fr } from '@agence/gesture';
import type { Expedition, Lettre } from './lettre.ts';
import { nomSansLien } from './nom-sans-lien.ts';
import { piedInterne } from './pied.lettre.ts';

/** What a person said in the form. */
export type Demande = {
  readonly id: string;
  readonly entreprise: string;
  readonly email: string;
  readonly ville?: string | undefined;
  readonly metier?: string | undefined;
  readonly site_web?: string | undefined;
  readonly concurrents: readonly string[];
  readonly objet?: string | undefined;
  readonly message?: string | undefined;
};

const faits = (demande: Demande): Lettre['faits'] => {
  const lines: readonly (readonly [string, string])[] = [
    [fr`Entreprise`, demande.entreprise],
    [fr`Adresse e-mail`, demande.email],
    [fr`Ville`, demande.ville ?? ''],
    [fr`Métier`, demande.metier ?? ''],
    [fr`Site web`, demande.site_web ?? ''],
    [fr`Concurrents`, demande.concurrents.join(', ')],
    [fr`Objet`, demande.objet ?? ''],
    [fr`Message`, demande.message ?? ''],
    [fr`Demande`, demande.id],
  ];
  return lines.filter(([, value]) => value !== '');
};

export type AlerteDemande = Expedition & { readonly demande: Demande };

/** A request of the public form was accepted: told to the people who run the service. */
export const alerteDemande = ({ demande, ...from }: AlerteDemande): Lettre => ({
  sujet: fr`Nouvelle demande de diagnostic : ${nomSansLien(demande.entreprise) ?? demande.id}`,
  titre: fr`Une demande de diagnostic est arrivée`,
  paragraphes: [
    fr`Sa mesure démarre d'elle-même ; le diagnostic sera envoyé à l'adresse donnée, une fois confirmée. Vous n'avez rien à faire, sinon répondre au message s'il y en a un.`,
  ],
  action: null,
  faits: faits(demande),
  pied: piedInterne(from),
});

/** Nothing came of its measurement, twice. */
export const alerteDiagnostic = ({ demande, ...from }: AlerteDemande): Lettre => ({
  sujet: fr`Alerte : diagnostic sans résultat, demande ${demande.id}`,
  titre: fr`Un diagnostic n'a pas abouti`,
  paragraphes: [
    fr`Deux mesures de suite n'ont pas donné assez de réponses exploitables. La personne attend encore son diagnostic et n'a pas été prévenue : reprenez la mesure, ou écrivez-lui.`,
  ],
  action: null,
  faits: faits(demande),
  pied: piedInterne(from),
});
