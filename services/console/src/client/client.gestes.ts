import { passedOn } from '@agence/calls/reply';
import type { Reply } from '@agence/calls/route';
import { clientsAuditPost } from '@agence/calls/routes/clients.audit.post';
import { clientsCorrigerPost } from '@agence/calls/routes/clients.corriger.post';
import { fr } from '@agence/gesture';
import { html } from '@agence/look/html';
import { rangeeOf } from '@agence/orders/table';
import { CLIENT_FIELDS } from '@agence/words/client-fields';
import { de } from '@agence/words/elision';
import { MAX_CONCURRENTS } from '@agence/words/promises';
import { appels, type ChampDuClient, changes, IDENTITE } from '../gestes/champs.ts';
import { geste } from '../gestes/geste.ts';
import type { Visit } from '../http/screen.ts';

/** The current description of a client, for the fields of a form: one competitor a line. */
export async function ficheDe({ compte, id, needs }: Visit) {
  const asked = needs.peers.clients.call.lireClient({ compte: compte.slug, id });
  const read = await passedOn(asked);
  if ('refusal' in read) return read;
  const { fiche } = read.ok;
  return { ok: rangeeOf((champ) => [fiche?.[champ] ?? ''].flat().join('\n')) };
}

const REPERES: readonly ChampDuClient[] = [
  {
    nom: 'concurrents',
    label: fr`Concurrents à suivre`,
    aide: fr`Un par ligne, ${MAX_CONCURRENTS} au plus.`,
    type: 'lignes',
  },
  {
    nom: 'contexte',
    label: fr`Contexte`,
    aide: fr`Ce qu'il faut savoir pour poser les bonnes questions et écrire les pages.`,
    type: 'lignes',
  },
];

const dit = (value: string | readonly string[] | null | undefined): string =>
  [value ?? []].flat().join(', ') || '–';

/** A form of some fields of a client, filled with their values; only changed ones are sent. */
const correction = (
  champs: readonly ChampDuClient[],
  texte: { titre: (nom: string) => string; chapeau: string },
) => ({
  route: clientsCorrigerPost,
  saisie: { ...texte, champs, depart: ficheDe, bouton: fr`Voir ce qui changerait` },
  corps: (form: Visit['form']) => changes(champs, form),
  faits: ({ avant, apres, appels_prevus }: Reply<typeof clientsCorrigerPost>) => [
    ...champs
      .map(({ nom }) => [CLIENT_FIELDS[nom].label, dit(avant[nom]), dit(apres[nom])] as const)
      .filter(([, before, after]) => before !== after)
      .map(([label, before, after]) => [label, `${before} → ${after}`] as const),
    appels(appels_prevus),
  ],
});

const corriger = geste({
  path: '/console/clients/{id}/corriger/',
  ...correction(IDENTITE, {
    titre: (nom) => fr`Corriger ${nom}`,
    chapeau: fr`Changez ce qui est faux ; vous verrez ce que cela entraîne avant de confirmer. Un client ne se corrige qu'une fois.`,
  }),
  propose: ({ entreprise }) => ({ titre: fr`Corriger ${entreprise} ?`, bouton: fr`Corriger ce client` }),
  fait: ({ entreprise }) => ({ titre: fr`${entreprise} : client corrigé` }),
});

/** Unlike a correction, these may change at any time. */
const reperes = geste({
  path: '/console/clients/{id}/reperes/',
  ...correction(REPERES, {
    titre: (nom) => fr`Concurrents et contexte ${de(nom)}`,
    chapeau: fr`Ils se changent à tout moment, sans appel à une IA et sans user la correction du client.`,
  }),
  propose: ({ entreprise }) => ({
    titre: fr`Changer les concurrents ou le contexte ${de(entreprise)} ?`,
    bouton: fr`Enregistrer`,
  }),
  fait: ({ entreprise }) => ({ titre: fr`${entreprise} : c'est enregistré` }),
});

const audit = geste({
  path: '/console/clients/{id}/audit/',
  route: clientsAuditPost,
  saisie: {
    titre: (nom) => fr`Auditer le site ${de(nom)}`,
    chapeau: fr`Le site est relu maintenant, ce qui peut prendre vingt secondes ; une fois par jour, sans appel à une IA.`,
    depart: ficheDe,
    bouton: fr`Relire le site`,
  },
  fait: ({ entreprise, lien, site_lu }) => ({
    titre: site_lu
      ? fr`L'audit ${de(entreprise)} est écrit`
      : fr`Le site ${de(entreprise)} n'a pas pu être lu`,
    ...(site_lu ? {} : { surtitre: fr`À vérifier` }),
    suite: html`<p><a href=${lien}>Ouvrir l'audit</a></p>`,
  }),
});

export const CLIENT_GESTES = [corriger, reperes, audit];
