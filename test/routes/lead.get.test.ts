import { send } from '@agence/testing/http';
import { describe, expect, test } from '@jest/globals';
import { expectPage, FIELDS, tagOf, textOf, typedIn } from '../outside/lead.ts';
import { shared } from '../outside/system.ts';

const form = (headers: Record<string, string> = {}, path = '/lead/') =>
  send(shared().base_url, { path, headers });

describe('200', () => {
  test('the form, in French, closed to scripts and to other sites, on every gateway', async () => {
    for (const gateway of shared().gateways) {
      const page = await send(gateway, { path: '/lead/?utm_source=x' });
      expect(page.status).toBe(200);
      expectPage(page);
      expect(page.text).toContain('<title>Diagnostic gratuit – Mesure IA</title>');
      expect(page.text).toContain('<form action="/lead/" method="post" accept-charset="utf-8"');
      expect(textOf(page.text)).toContain('Les IA citent-elles votre entreprise\u202f?');
    }
  });

  test('every field of the contract, empty, with its label, its length and no other', async () => {
    const { text } = await form();
    for (const [name, max] of FIELDS) {
      expect(typedIn(text, name)).toBe('');
      expect(text).toMatch(new RegExp(`<label for="${name}">`));
      const tag = tagOf(text, name) ?? '';
      expect(tag).toContain(` maxlength="${max}"`);
      expect([name, / required\b/.test(tag)]).toEqual([name, ['entreprise', 'email'].includes(name)]);
    }
    const names = text.matchAll(/<(?:input|textarea)[^>]* name="([^"]*)"/g);
    expect(new Set([...names].map(([, name]) => name))).toEqual(
      new Set([...FIELDS.map(([name]) => name), 'formulaire', 'fonction_2']),
    );
    expect(text.match(/\(obligatoire\)/g)).toHaveLength(2);
  });

  test('says what is kept, for how long, and whom to write to', async () => {
    const { text } = await form();
    const notice = textOf(text);
    for (const said of [
      'Ce que nous faisons de ces informations',
      'Mesure IA les utilise pour mesurer votre présence dans les réponses des IA et vous envoyer le résultat, à votre demande.',
      'Le nom, la ville, le métier, le site et les concurrents peuvent être transmis aux IA interrogées\u202f; votre adresse e-mail, l’objet et votre message, jamais.',
      'Elles sont gardées douze mois, puis effacées. Vous pouvez à tout moment les consulter, les corriger ou les faire effacer en écrivant à mesure@localhost.localdomain , et saisir la CNIL.',
      'Votre adresse IP n’est pas gardée\u00a0: des empreintes en sont comptées, contre les envois en masse, pendant deux jours ou tant que votre demande attend son tour. Elle ne reste, trente jours, dans le journal de sécurité que si la limite d’envois est dépassée ou un lien falsifié.',
    ])
      expect(notice).toContain(said);
    expect(text).toContain('<a href="mailto:mesure@localhost.localdomain">');
  });

  test('is another one each time, that only the caller’s own browser keeps', async () => {
    const [one, two] = [await form(), await form()];
    expect(one.headers['cache-control']).toBe('private, no-cache');
    expect(typedIn(one.text, 'formulaire')).not.toBe(typedIn(two.text, 'formulaire'));
  });

  test('what is asked for in the address is not in the page', async () => {
    const hostile = '/lead/?entreprise=%3Cscript%3Ealert(1)%3C/script%3E&email=a@b.fr';
    const { status, text } = await form({}, hostile);
    expect([status, typedIn(text, 'entreprise'), typedIn(text, 'email')]).toEqual([200, '', '']);
    expect(text).not.toContain('alert(1)');
  });
});
