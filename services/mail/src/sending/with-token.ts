import type { Message } from '../messages/message.ts';
import type { Needs } from '../needs.ts';

/** A message as one attempt sends it, its sign-in link with a token that is kept nowhere; null when the link is over. */
export async function withToken({ sessions }: Needs, message: Message): Promise<Message | null> {
  const { lien, texte, html } = message;
  if (lien === undefined) return message;
  const { result } = await sessions.lireLien({ lien });
  if (result?.$case !== 'lien') return null;
  const { jeton } = result.value;
  return { ...message, texte: texte.replaceAll(lien, jeton), html: html.replaceAll(lien, jeton) };
}
