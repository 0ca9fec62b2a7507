import type { Message } from '../messages/message.ts';
import type { Needs } from '../needs.ts';

/** The message with a token in its sign-in link, for one attempt only; null when the link is not valid any more. */
export async function withToken({ sessions }: Needs, message: Message): Promise<Message | null> {
  const { lien, texte, html } = message;
  if (lien === undefined) return message;
  const { result } = await sessions.lireLien({ lien });
  if (result?.$case !== 'lien') return null;
  const { jeton } = result.value;
  return { ...message, texte: texte.replaceAll(lien, jeton), html: html.replaceAll(lien, jeton) };
}
