import { opaqueId } from '@agence/platform/process/opaque-id';

/** `commandes+…@` the service's domain: 100 random bits make the address unguessable. */
export const drawBadge = (domain: string): string => `${opaqueId('commandes').replace('_', '+')}@${domain}`;
