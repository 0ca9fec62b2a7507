import { randomBytes } from 'node:crypto';
import { someAddress } from '@agence/testing/accounts';
import { keptMails, type ReadMail } from '@agence/testing/fakes/mail';
import { type Reply, send } from '@agence/testing/http';
import type { RunningSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { expect } from '@jest/globals';
import { unescaped } from './console.ts';

export type Fields = Readonly<Record<string, string>>;

/** The fields of the form in its order, with the most signs that each takes (the contract). */
export const FIELDS = [
  ['entreprise', 120],
  ['email', 200],
  ['ville', 80],
  ['metier', 80],
  ['site_web', 200],
  ['concurrents', 500],
  ['objet', 120],
  ['message', 1000],
] as const;

/** A request that no other test makes. */
export const someRequest = (more: Fields = {}): { entreprise: string; email: string } & Fields => {
  const name = randomBytes(5).toString('hex');
  return { entreprise: `Fleurs ${name}`, email: `${name}@example.com`, ...more };
};

const posted = (body: string | Uint8Array, type: string, from: string) => ({
  method: 'POST',
  path: '/lead/',
  headers: { 'content-type': type, 'x-forwarded-for': from },
  body,
});

/** Sends a body as it is, from an address that nobody else calls from. */
export const sendBody = (base_url: string, body: string | Uint8Array, type: string): Promise<Reply> =>
  send(base_url, posted(body, type, someAddress()));

/** Sends a form as browsers do. */
export const sendForm = (base_url: string, fields: Fields, from = someAddress()): Promise<Reply> => {
  const body = new URLSearchParams(fields).toString();
  return send(base_url, posted(body, 'application/x-www-form-urlencoded', from));
};

/** The same, in the parts of a form that could carry files. */
export async function sendParts(base_url: string, fields: Fields): Promise<Reply> {
  const parts = new FormData();
  for (const [name, value] of Object.entries(fields)) parts.append(name, value);
  const made = new Response(parts);
  const body = new Uint8Array(await made.arrayBuffer());
  return sendBody(base_url, body, made.headers.get('content-type') ?? '');
}

/** The tag of a field; in an attribute, only its quotation mark is a sign of its own. */
export const tagOf = (page: string, name: string): string | undefined =>
  page.match(/<(input|textarea)\b(?:"[^"]*"|[^">])*>/g)?.find((tag) => tag.includes(` name="${name}"`));

/** What stands in a field of a page, as a person sees it; undefined when the page has no such field. */
export function typedIn(page: string, name: string): string | undefined {
  const tag = tagOf(page, name);
  if (tag === undefined) return undefined;
  if (tag.startsWith('<input')) return unescaped(/ value="([^"]*)"/.exec(tag)?.[1] ?? '');
  const [text = ''] = page.slice(page.indexOf(tag) + tag.length).split('</textarea>');
  // The first line end after the tag is for the browser.
  return unescaped(text.replace(/^\n/, ''));
}

/** What a reader sees of a page. */
export const textOf = (page: string): string =>
  unescaped(page.replace(/<style>.*?<\/style>/s, '').replace(/<(?:"[^"]*"|[^">])*>/g, ' ')).replace(
    /[ \n]+/g,
    ' ',
  );

/** A page of the form: in French, nothing runs or comes from elsewhere, no other site may frame it. */
export function expectPage({ headers, text }: Reply): void {
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'fr',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-request-id': expect.any(String),
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    ),
  });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(text).toMatch(/^<!DOCTYPE html>\n<html lang="fr">/);
  const tags = text.replace(/"[^"]*"/g, '""');
  expect(tags).not.toMatch(/<(script|img|link|iframe|object|base)\b|<[^>]*\s(on\w+|src)\s*=/i);
  expect(text).not.toMatch(/ (href|action)="(?!\/lead\/"|#|mailto:)/);
  expect(text.match(/<h1>/g)).toHaveLength(1);
}

type Lead = { readonly id: string; readonly etat: string; readonly motif?: string };

/** What is kept of the requests of an address. */
export const leadsOf = async (system: RunningSystem, { email = '' }: Fields): Promise<readonly Lead[]> =>
  (await system.operate('leads', 'list', '--email', email)) as Lead[];

/** Messages that left for an address, or that speak of it. */
export const mailsOf = async ({ data }: RunningSystem, { email = '' }: Fields) => {
  const kept = await keptMails(data);
  return {
    sent: kept.filter(({ mail }) => mail.to?.some(({ address }) => address === email)),
    alerts: kept.filter(({ mail }) => mail.subject?.startsWith('Nouvelle') && mail.text?.includes(email)),
  };
};

/** Waits until so many messages left for an address, and no more. */
async function untilSent(system: RunningSystem, asked: Fields, count: number): Promise<readonly ReadMail[]> {
  const { sent } = await until(
    () => mailsOf(system, asked),
    (mails) => mails.sent.length >= count,
  );
  expect(sent).toHaveLength(count);
  return sent;
}

/** The link of a message that asks to confirm an address. */
export const confirmationIn = (text = ''): string => text.match(/http\S+\/lead\/confirmer\/\S+/)?.[0] ?? '';

/** Waits for the message that asks to confirm the address, opens its link and presses the button. */
export async function confirmAddress(system: RunningSystem, asked: Fields): Promise<ReadMail> {
  const [message] = (await untilSent(system, asked, 1)) as [ReadMail];
  const lien = confirmationIn(message.mail.text);
  expect(await (await fetch(lien)).text()).toContain('<h1>Confirmez votre adresse</h1>');
  const answer = await fetch(lien, { method: 'POST' });
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining('<h1>Votre adresse est confirmée</h1>'),
  ]);
  return message;
}

/** Confirms the address, waits for the diagnostic that is then mailed to it, and for the document behind its link. */
export async function untilDiagnosed(system: RunningSystem, asked: Fields): Promise<[ReadMail, string]> {
  const first = await confirmAddress(system, asked);
  const sent = await untilSent(system, asked, 2);
  const only = sent.find(({ mail }) => mail.messageId !== first.mail.messageId) as ReadMail;
  const lien = only.mail.text?.match(/http\S+\/d\/\S+/)?.[0] ?? '';
  const document = await fetch(lien);
  expect(document.status).toBe(200);
  return [only, await document.text()];
}
