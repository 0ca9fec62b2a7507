/** What ends a line, is not shown, or turns the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]+/gu;

/** A text as one line of visible signs: a name in it can start no header, no paragraph and no other direction. */
export const uneLigne = (text: string): string =>
  text.toWellFormed().replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();

/** A web address as it stands in a message; anything else than http(s) is a fault of the caller. */
export const lienSur = (lien: string): string => {
  const { protocol, href } = new URL(lien);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('a link of a message is http or https');
  return href;
};
