import { html, type Vue } from '@agence/look/html';
import { citer } from './texte.ts';

/** Only what is surely an address or a French number becomes a link; the rest stays the text it is. */
const MAIL = /^[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const PHONE = /^(?:\+33 ?|0)[1-9](?:[ .]?\d\d){4}$/;
const BETWEEN = /(\s*[·,;|\n]\s*)/;

function piece(part: string): Vue {
  if (MAIL.test(part)) return html`<a href=${`mailto:${part}`}>${citer(part)}</a>`;
  const digits = part.replace(/[ .]/g, '').replace(/^0/, '+33');
  if (PHONE.test(part)) return html`<a class="tenu" href=${`tel:${digits}`}>${part}</a>`;
  return citer(part);
}

/** The agency's contact as typed, addresses and numbers made usable; in the foot, one part a line. */
export function coordonnees(contact: string, layout: 'suite' | 'lignes'): Vue {
  const parts = contact.trim().split(BETWEEN);
  return parts.map((part, i) => {
    if (i % 2 === 0) return piece(part);
    return layout === 'lignes' ? html`<br />` : part;
  });
}
