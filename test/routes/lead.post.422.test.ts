import { expect, test } from '@jest/globals';
import { expectPage, FIELDS, sendForm, sendParts, tagOf, textOf, typedIn } from '../outside/lead.ts';
import { shared } from '../outside/system.ts';

const HOSTILE = `"'></textarea></title><script>alert(1)</script><img src=x onerror=alert(1)>`;
const SANS = 'Il manque le signe « @ » dans cette adresse : elle s’écrit comme « nom@exemple.fr ».';

test.each([
  ['urlencoded', sendForm],
  ['in parts', sendParts],
])('what is to be corrected comes back as it was typed, runs nowhere, and is named: %s', async (_, give) => {
  const page = await give(shared().base_url, Object.fromEntries(FIELDS.map(([name]) => [name, HOSTILE])));
  expect([page.status, page.headers['cache-control']]).toEqual([422, 'no-store']);
  expectPage(page);
  const [summary = ''] = page.text.match(/<div[^>]* id="erreurs".*?<\/ul>/s) ?? [];
  const links = [...summary.matchAll(/<a href="#([^"]*)">(.*?)<\/a>/g)];
  expect(links.map(([, field, sentence = '']) => [field, textOf(sentence)])).toEqual([['email', SANS]]);
  for (const [name] of FIELDS) {
    expect([name, typedIn(page.text, name)]).toEqual([name, HOSTILE]);
    const wrong = tagOf(page.text, name)?.includes(' aria-invalid="true"');
    expect([name, wrong]).toEqual([name, name === 'email']);
  }
});
