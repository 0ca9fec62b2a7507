/** Characters that end a line, are invisible, or change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]+/gu;

/** A text as one visible line, so that a name in it cannot start a header or a paragraph, or change the text direction. */
export const uneLigne = (text: string): string =>
  text.toWellFormed().replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();

/** A web address for a message. Throws unless it is http or https. */
export const lienSur = (lien: string): string => {
  const { protocol, href } = new URL(lien);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('a link of a message is http or https');
  return href;
};
