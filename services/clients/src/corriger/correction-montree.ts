import type { CorrigerResponse, Identite as Message } from '@agence/proto/clients/v1/suivi';
import type { Identite } from '../portefeuille/portefeuille.ts';
import type { Corrigee } from './corriger.rule.ts';

const montrer = ({ entreprise, site_web, ville, metier }: Identite): Message => ({
  entreprise,
  site_web,
  ville: ville ?? undefined,
  metier: metier ?? undefined,
});

/** A correction, proposed or done, as it crosses to the gateway. */
export const correctionMontree = ({ avant, apres, ...rest }: Corrigee): CorrigerResponse => ({
  result: { $case: 'correction', value: { ...rest, avant: montrer(avant), apres: montrer(apres) } },
});
