import { type FakeSite, startFakeSite } from '@agence/testing/fakes/site';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readingThreads } from '../sites/extract/threads.ts';
import { readSite } from '../sites/read-site.ts';
import type { AuditData } from './audit.data.ts';
import { renderAudit } from './audit.view.ts';
import { auditer } from './auditer.ts';

let site: FakeSite;
beforeAll(async () => {
  site = await startFakeSite();
});
afterAll(() => site.stop());

const FICHE = { entreprise: 'Fournil', ville: 'Angers', metier: 'Boulangerie' };

const audit = async (): Promise<AuditData> => {
  const read = await readSite(site.host, {
    allow: new Set([site.host]),
    userAgent: 'MesureIA/1.0',
    threads: readingThreads(1),
    budget_ms: 5000,
  });
  return {
    schema: 'audit/1',
    document: { numero: 'A-2026-11-0001', etabli: '2026-11-21' },
    agence: { nom: 'Agence', couleur: '#0b5cad', contact: 'a@b.fr' },
    client: { ...FICHE, site: site.host },
    ...auditer(read, FICHE, new Date('2026-11-21T07:12:40Z')),
  };
};

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '\u202egnol\u202c',
  'a'.repeat(5000),
  '{{7*7}} <%= 7*7 %> `x`',
];

it('a site full of traps becomes a document that holds them as text', async () => {
  const trap = HOSTILE.map((text) => text.replaceAll('<', '&lt;').replaceAll('"', '&quot;')).join(' ');
  site.set('/robots.txt', {
    body: `User-agent: OAI-SearchBot\nDisallow: / # ${HOSTILE.join(' ')}\nSitemap: javascript:alert(1)`,
  });
  site.set(
    '/',
    `<html lang="${trap}"><title>${trap}</title><meta name=description content="${trap}"><meta name=robots content="noindex ${trap}">
<link rel=canonical href="https://ailleurs.fr/${trap}"><script type="application/ld+json">{"@type": ${HOSTILE[1]}</script>
<h1>${trap}</h1><h2>${trap} ?</h2><p>${trap}</p><h2>Et ${trap} ?</h2><p>${trap}</p><a href="/contact?x=${trap}">${trap}</a>`,
  );
  const data = await audit();
  const document = renderAudit(data);
  expect(data.constats.map((constat) => constat.gravite).slice(0, 2)).toEqual(['bloquant', 'bloquant']);
  expect(document).not.toMatch(/<script|<img|<svg onload|\u202e/);
  expect(JSON.stringify(data).length).toBeLessThan(30_000);
});

it('a site that is down becomes a document that says so', async () => {
  await site.stop();
  const document = renderAudit(await audit());
  expect(document).toContain('Le serveur n’accepte pas la connexion ou la coupe.');
  expect(document).toContain(
    'Vérifiez que le site s’ouvre dans un navigateur, puis redemandez un audit demain.',
  );
});
