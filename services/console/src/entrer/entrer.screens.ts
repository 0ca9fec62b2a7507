import { fr } from '@agence/gesture';
import { fromRefus } from '@agence/platform/process/refus';
import { signInAsked, signInOpened, signInRefused } from '@agence/platform/process/security-events';
import { isMailAddress } from '@agence/words/mail-address';
import type { OpenScreen } from '../http/screen.ts';
import { avis } from '../pages/avis.page.ts';
import { pageEntrer, pageEnvoye, pageLien, pageLienPerdu } from './entrer.page.ts';

const JETON = /^[\w-]{1,100}$/;

const FAUTE = fr`Écrivez une adresse e-mail entière, comme nom@agence.fr.`;

const champ: OpenScreen = {
  method: 'GET',
  path: '/console/entrer/',
  open: async ({ needs: { identite }, query }) => ({
    page: pageEntrer(identite, { adresse: '', faute: null, sorti: query.has('sortie') }),
  }),
};

/** Unknown addresses count in each limit too. All callers share the limit per address, so it is counted last. */
const demander: OpenScreen = {
  method: 'POST',
  path: '/console/entrer/',
  open: async ({ needs, form, from }) => {
    const { identite, sessions, linksPerPair, linksPerAddress, linksPerCaller } = needs;
    const adresse = (form.get('adresse') ?? '').trim();
    if (!isMailAddress(adresse))
      return { page: pageEntrer(identite, { adresse, faute: FAUTE }), status: 422 };
    for (const [limit, key] of [
      [linksPerPair, `${adresse.toLowerCase()} ${from}`],
      [linksPerCaller, from],
      [linksPerAddress, adresse.toLowerCase()],
    ] as const) {
      const verdict = await limit.take(key, from);
      if (!verdict.accepted)
        return {
          page: avis(identite, 'liens', String(verdict.reset_s)),
          status: 429,
          after_s: verdict.reset_s,
        };
    }
    signInAsked(needs.log, { from });
    await sessions.call.demanderLien({ adresse, appelant: from });
    return { page: pageEnvoye(identite, adresse) };
  },
};

const lien: OpenScreen = {
  method: 'GET',
  path: '/console/entrer/{id}/',
  open: async ({ needs: { identite }, id }) =>
    JETON.test(id) ? { page: pageLien(identite, id) } : { page: avis(identite, 'inconnue'), status: 404 },
};

/** Always opens a new session, against session fixation. */
const entrer: OpenScreen = {
  method: 'POST',
  path: '/console/entrer/{id}/',
  open: async ({ needs: { identite, sessions, log }, id, vers, from: appelant, navigateur }) => {
    const jeton = JETON.test(id) ? id : '';
    const { result } = await sessions.call.ouvrirSession({ jeton, appelant, navigateur });
    if (result?.$case === 'ouverte') {
      const { session, comptes } = result.value;
      signInOpened(log, { from: appelant });
      // A person with several accounts chooses one first.
      return comptes > 1
        ? { to: '/console/comptes/', session }
        : { to: vers || '/console/', session, ...(vers === '' ? {} : { vers: null }) };
    }
    if (result?.$case !== 'refus') throw new Error('a reply without ouverte');
    signInRefused(log, { from: appelant });
    return { page: pageLienPerdu(identite, fromRefus(result.value).sentence), status: 409 };
  },
};

export const ENTRER = [champ, demander, lien, entrer];
