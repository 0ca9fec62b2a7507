import type { openBrowser } from '@agence/testing/browser';

export type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openBrowser>>['newPage']>>;

/** Who sits in front of the console: an agency that begins, one that has everything, one that is paused, nobody who is known. */
export type Scene = {
  readonly base_url: string;
  readonly who: Readonly<Record<'neuve' | 'pleine' | 'pause' | 'dehors', Page>>;
  /** Clients of the full account, an unused sign-in link of the new account, and an answer to label. */
  readonly ids: Readonly<Record<'mesure' | 'pret' | 'retire' | 'lien' | 'reponse', string>>;
};
type Who = keyof Scene['who'];
type Id = keyof Scene['ids'];

/** A screen in a state: its path as the console serves it, what is read on it in this state, and the way there. */
export type Seen = {
  readonly screen: string;
  /** The state comes of a form that is sent. */
  readonly sent?: true;
  readonly reads: string | RegExp;
  readonly show: (scene: Scene) => Promise<Page>;
};

const opens =
  (path: string, who: Who, id: Id) =>
  async ({ base_url, who: all, ids }: Scene) => {
    await all[who].goto(`${base_url}${path.replace('{id}', ids[id])}`);
    return all[who];
  };

/** A screen as it opens. */
export const at = (
  screen: string,
  reads: Seen['reads'],
  who: Who = 'neuve',
  id: Id = 'mesure',
  more = '',
): Seen => ({
  ...{ screen, reads },
  show: opens(`/console/${screen}${more}`, who, id),
});

type Typed = Readonly<Record<string, string>>;

/** The form of a screen, filled and sent; sent again as often as it asks to be confirmed. */
const sent = (
  screen: string,
  reads: Seen['reads'],
  typed: Typed,
  times = 1,
  who: Who = 'neuve',
  id: Id = 'pret',
): Seen => ({
  ...{ screen, reads, sent: true },
  show: async (scene) => {
    const page = await opens(`/console/${screen}`, who, id)(scene);
    for (const [name, value] of Object.entries(typed)) {
      const field = page.locator(`main [name="${name}"]`);
      const chosen = await field.evaluate((one) => one.tagName === 'SELECT');
      await (chosen ? field.selectOption(value) : field.fill(value));
    }
    for (let n = 0; n < times; n += 1) {
      await page.locator('main .envoi button:not(.secondaire)').first().click();
      await page.waitForLoadState();
    }
    return page;
  },
});

/** Questions that cannot be kept as they were typed. */
const wrongQuestion: Seen = {
  screen: 'clients/{id}/questions/',
  reads: 'au plus 300 caractères',
  show: async (scene) => {
    const page = await opens('/console/clients/{id}/', 'pleine', 'pret')(scene);
    await page.locator('[name="q-1"]').fill('x'.repeat(400));
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.waitForLoadState();
    return page;
  },
};

/** A form that is sent when its session is over, here or not any more. */
const late = (reads: string, cookie: 'kept' | 'lost'): Seen => ({
  ...{ screen: 'marque/', reads, sent: true },
  show: async (scene) => {
    const page = await opens('/console/marque/', 'pleine', 'pret')(scene);
    const kept = await page.context().cookies();
    if (cookie === 'lost') await page.context().clearCookies();
    await page.locator('main [name="jeton"]').evaluate((one) => one.setAttribute('value', 'x'));
    await page.locator('main .envoi button').click();
    await page.waitForLoadState();
    await page.context().addCookies(kept);
    return page;
  },
});

const NEUF = { entreprise: 'Fleurs Vasseur', site_web: 'fleurs-vasseur.example' };
const DEDANS = 'http://10.0.0.1';

/** The first decision that the answers to the first question allow. */
const decided = (reads: string, confirmed: boolean): Seen => ({
  ...{ screen: 'clients/{id}/citations/', reads },
  show: async (scene) => {
    const page = await opens('/console/clients/{id}/reponses/', 'pleine', 'mesure')(scene);
    await page.locator('main .colonne > details > summary', { hasText: 'Corriger' }).first().click();
    await page.locator('main details[open] .gestes a').first().click();
    await page.waitForLoadState();
    if (confirmed) await page.locator('main .envoi button').click();
    await page.waitForLoadState();
    return page;
  },
});

/** What changes an account comes after what looks at it. */
export const SEEN: readonly Seen[] = [
  at('', 'Pour commencer'),
  at('', /à valider/, 'pleine'),
  at('', 'Aucun client ne correspond', 'pleine', 'mesure', '?q=zzz'),
  at('', /Compte en pause/, 'pause'),
  at('ajouter/', 'Depuis un tableur'),
  at('ajouter/', 'Vos lignes', 'pleine', 'mesure', '?reprendre={id}'),
  at('ajouter/', 'Ce compte n’est pas servi', 'pause'),
  sent('ajouter/', /à corriger/, { colle: `A;a.example\nB;${DEDANS}\nC` }, 1),
  at('valider/', 'Questions prêtes', 'pleine'),
  at('valider/', 'n’attend votre validation'),
  at('remettre/', 'Rapports à remettre', 'pleine'),
  at('remettre/', 'n’attend d’être remis'),
  at('clients/{id}/', 'Ouvrir le rapport', 'pleine'),
  at('clients/{id}/', 'Valider et lancer', 'pleine', 'pret'),
  at('clients/{id}/', 'Client retiré', 'pleine', 'retire'),
  ...['clients/{id}/', 'clients/{id}/reponses/', 'clients/{id}/sources/', 'lectures/{id}/'].map((screen) =>
    at(screen, 'Introuvable'),
  ),
  at('clients/{id}/reponses/', 'Page à envoyer', 'pleine'),
  at('clients/{id}/reponses/', 'ne correspond à ces filtres', 'pleine', 'mesure', '?lecture=zzz'),
  at('clients/{id}/citations/', 'ne peut plus être tranchée'),
  at('clients/{id}/sources/', /Liste à copier|Aucune page n’est/, 'pleine'),
  at('clients/{id}/sources/', 'Aucune réponse ne donne', 'pleine', 'mesure', '?ia=zzz'),
  decided('Ce qui se passerait', false),
  decided('Votre décision est enregistrée', true),
  at('clients/{id}/retirer/', 'À confirmer', 'pleine'),
  at('clients/{id}/retirer/', 'Ce n’est pas possible', 'pleine', 'retire'),
  at('clients/{id}/audit/', /Confirmer|se passerait/, 'pleine'),
  at('clients/{id}/audit/', 'Ce compte n’est pas servi', 'pause'),
  at('lectures/{id}/', 'Étiqueter une réponse', 'pleine', 'reponse'),
  at('diagnostics/', 'Aucun pour l’instant'),
  at('diagnostics/', 'Demandé le', 'pleine'),
  at('formule/', 'Payé jusqu’au'),
  at('formule/', 'Compte en pause', 'pause'),
  at('acces/', 'Dernier usage', 'pleine'),
  at('historique/', 'Rien n’a encore été fait'),
  at('historique/', 'Client placé', 'pleine'),
  at('aide/', 'Trois façons de travailler'),
  at('comptes/', 'Choisir un compte'),
  at('entrer/', 'Recevoir un lien', 'dehors'),
  at('entrer/', 'Votre session est fermée', 'dehors', 'lien', '?sortie'),
  at('entrer/{id}/', 'Il sert une seule fois', 'dehors', 'lien'),
  at('lettre/{id}/', 'Ne plus recevoir la lettre', 'dehors', 'lien'),
  sent('lettre/{id}/', 'Cette page n’existe pas', {}, 1, 'dehors', 'lien'),
  sent('entrer/', 'Écrivez une adresse', { adresse: 'anne' }, 1, 'dehors'),
  sent('entrer/', 'Rien n’arrive ?', { adresse: 'anne@inconnue.example' }, 1, 'dehors'),
  sent('entrer/{id}/', 'Ce lien n’est plus valable', {}, 1, 'dehors', 'mesure'),
  at('rien/', 'Cette page n’existe pas', 'dehors'),
  late('Votre session est terminée', 'lost'),
  late('Reprendre où vous en étiez', 'kept'),
  sent(
    ...(['lectures/{id}/', 'ne se lit pas dans la réponse', { noms: 'Zzz', recommande: 'non' }] as const),
    ...([1, 'pleine', 'reponse'] as const),
  ),
  sent('lectures/{id}/', 'Étiquette et lecture', { recommande: 'non' }, 1, 'pleine', 'reponse'),
  sent('marque/', 'À confirmer', { couleur: '#ffd400' }),
  sent('diagnostics/nouveau/', 'site', { ...NEUF, site_web: DEDANS }, 1, 'pleine'),
  sent('clients/{id}/corriger/', 'site', { site_web: DEDANS }, 1, 'pleine'),
  wrongQuestion,
  sent('marque/', 'C’est fait', { couleur: '#0c5c57' }, 2),
  sent('diagnostics/nouveau/', 'Le diagnostic est lancé', NEUF, 2, 'pleine'),
  sent('clients/{id}/audit/', /À vérifier|pas possible/, {}, 1, 'pleine', 'mesure'),
  sent('ajouter/', 'Placés', { colle: 'A;a.example\nB;' }, 2),
  sent('formule/changer/', 'est déjà la vôtre', { formule: 'agence5' }),
  sent('acces/badge/', 'C’est fait', {}, 1, 'pleine'),
];
