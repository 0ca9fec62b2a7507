import type { Needs } from '../needs.ts';

const MOST = 20;

/** Reads a mail server's report of a message that it will never deliver (RFC 3464). */
function readBounce(brut: Buffer) {
  const text = brut.toString('latin1').replaceAll('\r\n', '\n');
  const refuses = text.split(/\n\n+/).flatMap((group) => {
    const field = (name: string): string =>
      new RegExp(`^${name}:[ \\t]*(.{1,300})`, 'im').exec(group)?.[1] ?? '';
    const [, adresse] = /^rfc822;[ \t]*<?([^\s<>]+)/i.exec(field('Final-Recipient')) ?? [];
    if (adresse === undefined || !/^failed\b/i.test(field('Action')) || !field('Status').startsWith('5'))
      return [];
    return [{ adresse, reponse: field('Diagnostic-Code').replace(/^smtp;\s*/i, '') || field('Status') }];
  });
  // Message-IDs of our form.
  const ids = text.match(/<[0-9a-f]{32}@[^<>\s]{1,250}>/g) ?? [];
  return { refuses: refuses.slice(0, MOST), messageIds: [...new Set(ids)].slice(0, MOST) };
}

/** Marks our bounced messages as failed for the reported addresses. A sender that does not know our ids changes nothing. */
export async function takeBounce({ messages, now, log }: Needs, brut: Buffer): Promise<void> {
  const { refuses, messageIds } = readBounce(brut);
  for (const { _id: id, genre } of await messages.byMessageId(messageIds))
    for (const refuse of refuses) {
      const after = await messages.apply(id, { kind: 'bounced', at: await now(), ...refuse });
      if (after !== null) log.warn({ message: id, genre }, 'a message came back');
    }
}
