import { html, type Vue } from '../html.ts';
import { citer } from './texte.ts';

/** Only what is surely an address or a French number becomes a link; the rest stays the text it is. */
const MAIL = /^[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const PHONE = /^(?:\+33|0)[1-9](?:[ .]?\d\d){4}$/;

function piece(part: string): Vue {
  if (MAIL.test(part)) return html`<a href=${`mailto:${part}`}>${citer(part)}</a>`;
  if (PHONE.test(part))
    return html`<a class="tenu" href=${`tel:${part.replace(/[ .]/g, '').replace(/^0/, '+33')}`}>${part}</a>`;
  return citer(part);
}

/** The agency's contact, as typed: parts are cut on · , ; | and new lines, so that each can be used. */
export function coordonnees(contact: string, between: ' · ' | 'br'): Vue {
  const parts = contact
    .split(/\s*[·,;|\n]\s*|\s+–\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.map((part, i) => [i > 0 ? (between === 'br' ? html`<br />` : between) : null, piece(part)]);
}
