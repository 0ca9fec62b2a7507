import { createTransport } from 'nodemailer';
import type { Issue } from '../messages/envoi.machine.ts';
import type { Refuse } from '../messages/message.ts';
import { compose, type Expediteur } from './compose.ts';
import type { Sortie } from './port.ts';

/** Milliseconds. The last is the longest silence, the relay's thinking after the text included: half of a lease. */
export type Delais = { readonly connexion: number; readonly accueil: number; readonly silence: number };

const DELAIS: Delais = { connexion: 5_000, accueil: 5_000, silence: 30_000 };

type Reponse = { readonly response?: string | undefined; readonly message?: string };

/** What nodemailer says of a failed command; `permanent` is true for a 5xx reply. */
type Faute = Reponse & {
  readonly command?: string | undefined;
  readonly permanent?: boolean | undefined;
  readonly recipient?: string | undefined;
  readonly rejectedErrors?: readonly Faute[] | undefined;
};

/** Commands whose 5xx reply is about this message. Elsewhere (greeting, login, sender) it is about us, and is mended. */
const ABOUT_THE_MESSAGE: readonly unknown[] = ['RCPT TO', 'DATA'];

const said = ({ response, message }: Reponse): string => (response ?? message ?? 'no reply').slice(0, 300);

const judge = (fautes: readonly Faute[]): { refuses: Refuse[]; pourquoi: string | null } => {
  const refuses = fautes.flatMap((one) =>
    one.permanent === true && one.recipient !== undefined
      ? [{ adresse: one.recipient, reponse: said(one) }]
      : [],
  );
  const waiting = fautes.find(({ permanent }) => permanent !== true);
  return { refuses, pourquoi: waiting === undefined ? null : said(waiting) };
};

const failed = (faute: Faute, reste: readonly string[]): Issue => {
  if (!ABOUT_THE_MESSAGE.includes(faute.command)) return { pris: [], refuses: [], pourquoi: said(faute) };
  if (faute.rejectedErrors?.length) return { pris: [], ...judge(faute.rejectedErrors) };
  const refuses = faute.permanent === true ? reste.map((adresse) => ({ adresse, reponse: said(faute) })) : [];
  return { pris: [], refuses, pourquoi: said(faute) };
};

/** Hands messages to an SMTP relay, one connection each. */
export function relais(url: string, from: Expediteur, delais: Delais = DELAIS): Sortie {
  const { connexion, accueil, silence } = delais;
  const transport = createTransport({
    url,
    dnsTimeout: connexion,
    connectionTimeout: connexion,
    greetingTimeout: accueil,
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
      return failed(fault as Faute, message.reste);
    }
  };
}
