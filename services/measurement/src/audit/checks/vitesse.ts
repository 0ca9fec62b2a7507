import { fr } from '@agence/gesture';
import { type Check, conforme, pathOf, table } from '../finding.ts';

const SLOW_MS = 1500;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Time to first byte, connection included, in our single reading. */
export const vitesse: Check = ({ pages }) => {
  if (pages.length === 0) return [];
  const times = pages.map(({ ttfb_ms }) => ttfb_ms);
  const middle = median(times);
  if (middle <= SLOW_MS)
    return conforme(
      'vitesse',
      fr`Vitesse`,
      pages.length === 1
        ? fr`premier octet en ${middle} ms, une lecture.`
        : fr`premier octet en ${middle} ms (médiane de ${pages.length} lectures, de ${Math.min(...times)} à ${Math.max(...times)} ms).`,
    );
  return {
    code: 'vitesse',
    gravite: 'mineur',
    titre: fr`Le site est lent à répondre`,
    pourquoi: fr`Une IA qui cherche pendant que son utilisateur attend n'attend pas longtemps une page.`,
    constate: {
      ou: fr`premier octet, connexion comprise`,
      texte: table(pages.map(({ url, ttfb_ms }) => [pathOf(url), `${ttfb_ms} ms`] as const)),
    },
    copier: {
      ou: fr`dans un message à votre hébergeur`,
      texte: fr`Bonjour, nos pages mettent ${middle} ms à commencer à répondre. Pouvez-vous activer un cache de pages, ou nous dire ce qui ralentit le serveur ? Merci.`,
    },
  };
};
