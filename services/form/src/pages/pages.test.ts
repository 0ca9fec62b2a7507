import { describe, expect, it } from '@jest/globals';
import { lireDemande } from '../deposer/demande.ts';
import { NOMS_DE_CHAMPS, saisieDe } from '../deposer/saisie.ts';
import { pageCorriger } from './corriger.page.ts';
import { pageFormulaire } from './formulaire.page.ts';
import { pageMerci } from './merci.page.ts';
import { pageIndisponible, pageTropDeDemandes } from './plus-tard.page.ts';

const identite = { nom: 'Mesure IA', contact: 'bonjour@mesure.test', expediteur: 'mesure@mesure.test' };
const HOSTILE = `"'></textarea></title><script>alert(1)</script><img src=x onerror=alert(1)>&lt;${'{'}{7*7}}`;
const hostile = saisieDe(new Map(NOMS_DE_CHAMPS.map((champ) => [champ, HOSTILE])));
const rempli = { typed: hostile, fautes: [], sceau: 'a.b.c' };
const demande = {
  entreprise: HOSTILE,
  email: HOSTILE,
  ville: HOSTILE,
  metier: HOSTILE,
  site_web: `javascript:${HOSTILE}`,
  concurrents: [HOSTILE, HOSTILE],
  objet: HOSTILE,
  message: HOSTILE,
};
const lu = lireDemande(hostile);
const PAGES: readonly [string, string][] = [
  ['form', pageFormulaire(identite, { ...rempli, typed: saisieDe(new Map()) })],
  ['to correct', pageCorriger(identite, { ...rempli, fautes: 'fautes' in lu ? lu.fautes : [] })],
  ['thank-you', pageMerci(identite, demande)],
  ['too many', pageTropDeDemandes(identite, rempli, '15\u00a0h\u00a020')],
  ['away', pageIndisponible(identite, rempli)],
];
const ESCAPED = HOSTILE.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const ours = (page: string): string => page.replaceAll(ESCAPED, '').replace(/<style>.*?<\/style>/s, '');

describe.each(PAGES)('%s', (_, page) => {
  it('has no markup of strangers, no script, no outside reference', () => {
    expect(ours(page)).not.toMatch(/<(script|img|link|iframe|base|object)\b|\s(on\w+|src)\s*=|alert/i);
    expect(page).not.toMatch(/(href|action)="(?!\/lead\/"|#|mailto:bonjour@mesure\.test")/);
    expect(page).toMatch(/^<!DOCTYPE html>\n<html lang="fr">/);
  });

  it('is well set: no straight apostrophe, no bare space before a high sign', () => {
    const text = ours(page).replace(/<[^>]*>/g, ' ');
    expect(text.match(/[^\n]*\p{L}'\p{L}[^\n]*/gu)).toBeNull();
    expect(text.match(/\S [;!?:»](?=\s)/g)).toBeNull();
  });
});

it('keeps what was typed in every field, whatever it is', () => {
  for (const page of [PAGES[1]?.[1] ?? '', PAGES[3]?.[1] ?? '', PAGES[4]?.[1] ?? '']) {
    expect(page.match(/&lt;script>alert\(1\)/g)).toHaveLength(NOMS_DE_CHAMPS.length);
    expect(page).toContain('name="formulaire" value="a.b.c"');
  }
});
