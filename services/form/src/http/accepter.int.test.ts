import { send } from '@agence/testing/http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Bench,
  demande,
  enParts,
  envoyer,
  type Instance,
  MULTIPART,
  openBench,
  post,
  someAddress,
  URLENCODED,
} from '../testing/bench.ts';

let bench: Bench;
let one: Instance;
beforeAll(async () => {
  bench = await openBench();
  one = await bench.instance();
});
afterAll(() => bench.stop());

describe('GET lead/', () => {
  it('serves the form, closed to scripts and to other sites', async () => {
    const { status, headers, text } = await send(one.url, { path: '/lead/?utm_source=x' });
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'private, no-cache',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(text).toContain('<form action="/lead/" method="post"');
  });

  it('answers HEAD without a body, and nothing else than its own path and methods', async () => {
    const head = await send(one.url, { method: 'HEAD', path: '/lead/' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await send(one.url, { path: '/' })).status).toBe(404);
    expect((await send(one.url, { path: '//evil.example/lead/' })).status).toBe(404);
    const put = await send(one.url, { method: 'PUT', path: '/lead/' });
    expect([put.status, put.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('200', () => {
  it('thanks only for what is kept, with its news beside it and nobody named in it', async () => {
    const asked = demande({ formulaire: await bench.servi(one.url, 5000), fonction_2: '' });
    const { status, text, headers } = await envoyer(one.url, asked);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).toContain('<h1>Merci, c’est bien reçu</h1>');
    const [lead] = await bench.kept(asked);
    expect(lead?.lead).toMatchObject({
      etat: 'accepté',
      motif: null,
      demande: {
        entreprise: asked['entreprise'],
        email: 'contact@ferrandin.fr',
        concurrents: ['Fournil Tesseau', 'Quintard'],
      },
    });
    const stored = await bench.parts.db.collection<{ _id: string; outbox: object[] }>('leads').findOne({
      _id: lead?.id ?? '',
    });
    const news = stored?.outbox.filter((row) => 'kind' in row && row.kind === 'event');
    expect(news).toMatchObject([{ name: 'lead_accepte', data: { lead: lead?.id } }]);
    expect(JSON.stringify(stored?.outbox)).not.toMatch(/Ferrandin|ferrandin/);
  });

  it('reads both encodings alike, accents and line ends included', async () => {
    const asked = demande({ message: 'Un.\r\n« Deux » & 50 %', ville: 'Besançon' });
    expect((await post(one.url, enParts(Object.entries(asked)), MULTIPART)).status).toBe(200);
    expect(
      (await post(one.url, new URLSearchParams(asked).toString(), `${URLENCODED}; charset=iso-8859-1`))
        .status,
    ).toBe(200);
    const raw = `entreprise=${asked['entreprise']}&email=a@b.fr&ville=Besançon&message=Un.\n« Deux » %26 50 %25`;
    expect((await post(one.url, raw, URLENCODED)).status).toBe(200);
    const said = (await bench.kept(asked)).map(({ lead }) => [lead.demande.ville, lead.demande.message]);
    expect(said).toEqual(Array.from({ length: 3 }, () => ['Besançon', 'Un.\n« Deux » & 50 %']));
  });

  it("accepts somebody's own form, without our hidden fields", async () => {
    const asked = { entreprise: demande()['entreprise'] ?? '', email: 'a@b.fr' };
    expect((await envoyer(one.url, asked)).status).toBe(200);
    expect((await bench.kept(asked)).map(({ lead }) => lead.etat)).toEqual(['accepté']);
  });

  it.each([
    [
      'a filled trap',
      'piège',
      async () => ({ formulaire: await bench.servi(one.url, 5000), fonction_2: 'directeur' }),
    ],
    ['a form sent back at once', 'trop vite', async () => ({ formulaire: await bench.servi(one.url, 2000) })],
    ['a seal that is not ours', 'sceau faux', async () => ({ formulaire: 'a.b.c' })],
  ])('keeps %s for a person, with the same page', async (_, motif, hidden) => {
    const asked = demande(await hidden());
    const { status, text } = await envoyer(one.url, asked);
    expect([status, text.includes('Merci, c’est bien reçu')]).toEqual([200, true]);
    expect((await bench.kept(asked)).map(({ lead }) => [lead.etat, lead.motif])).toEqual([
      ['à vérifier', motif],
    ]);
  });

  it('counts a second click, or a page sent anew, once', async () => {
    const asked = demande({ formulaire: await bench.servi(one.url, 5000) });
    const from = someAddress();
    const both = await Promise.all([envoyer(one.url, asked, from), envoyer(one.url, asked, from)]);
    expect([...both, await envoyer(one.url, asked, from)].map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    expect(await bench.kept(asked)).toHaveLength(1);
  });
});
