import { createTransport, type NodemailerError } from 'nodemailer';
import type { Brought, Deliver } from '../messages/sending.machine.ts';
import { compose, type Sender } from './compose.ts';

/** In ms. `silence` includes the relay's processing after the text; it must stay well below `LEASE_MS`. */
export type Timeouts = { readonly connect: number; readonly greeting: number; readonly silence: number };

const TIMEOUTS: Timeouts = { connect: 5_000, greeting: 5_000, silence: 30_000 };

/** Commands whose 5xx reply is about this message. Elsewhere (greeting, login, sender) it is about us, so we retry. */
const ABOUT_THE_MESSAGE: readonly unknown[] = ['RCPT TO', 'DATA'];

const replyOf = ({ response, message }: NodemailerError): string => (response ?? message).slice(0, 300);

const judge = (faults: readonly NodemailerError[]) => {
  const refuses = faults.flatMap((fault) => {
    const { permanent, recipient: adresse } = fault;
    return permanent === true && adresse !== undefined ? [{ adresse, reponse: replyOf(fault) }] : [];
  });
  const waiting = faults.find(({ permanent }) => permanent !== true);
  return { refuses, pourquoi: waiting === undefined ? null : replyOf(waiting) };
};

const failed = (fault: NodemailerError, reste: readonly string[]): Brought => {
  if (!ABOUT_THE_MESSAGE.includes(fault.command)) return { pris: [], refuses: [], pourquoi: replyOf(fault) };
  if (fault.rejectedErrors?.length) return { pris: [], ...judge(fault.rejectedErrors) };
  const refuses =
    fault.permanent === true ? reste.map((adresse) => ({ adresse, reponse: replyOf(fault) })) : [];
  return { pris: [], refuses, pourquoi: replyOf(fault) };
};

/** Hands messages to an SMTP relay, one connection each. */
export function smtp(url: string, from: Sender, timeouts: Timeouts = TIMEOUTS): Deliver {
  const { connect, greeting, silence } = timeouts;
  const transport = createTransport({
    url,
    dnsTimeout: connect,
    connectionTimeout: connect,
    greetingTimeout: greeting,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    const raw = await compose(message, from);
    const to = message.reste.map((address) => ({ name: '', address }));
    const envelope = { from: { name: '', address: from.address }, to };
    try {
      const { accepted, rejectedErrors = [] } = await transport.sendMail({ envelope, raw });
      return { pris: [...accepted], ...judge(rejectedErrors) };
    } catch (fault) {
      return failed(fault as NodemailerError, message.reste);
    }
  };
}
