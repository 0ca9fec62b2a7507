import { opaqueId } from '@agence/platform/opaque-id';

/** `commandes+…@` the domain of the service: 100 random bits, so that only who was told it can write to it. */
export const drawBadge = (domain: string): string => `${opaqueId('commandes').replace('_', '+')}@${domain}`;
