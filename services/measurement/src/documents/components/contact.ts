import { html, type Vue } from '@agence/look/html';
import { citer } from './texte.ts';

/** Only certain addresses and French numbers become links; the rest stays text. */
const MAIL = /^[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const PHONE = /^(?:\+33 ?|0)[1-9](?:[ .]?\d\d){4}$/;
const BETWEEN = /(\s*[·,;|\n]\s*)/;

function piece(part: string): Vue {
  if (MAIL.test(part)) return html`<a href=${`mailto:${part}`}>${citer(part)}</a>`;
  const digits = part.replace(/[ .]/g, '').replace(/^0/, '+33');
  if (PHONE.test(part)) return html`<a class="tenu" href=${`tel:${digits}`}>${part}</a>`;
  return citer(part);
}

/** The agency's contact as typed, with links; in the foot, one part per line. */
export function coordonnees(contact: string, layout: 'suite' | 'lignes'): Vue {
  const parts = contact.trim().split(BETWEEN);
  return parts.map((part, i) => {
    if (i % 2 === 0) return piece(part);
    return layout === 'lignes' ? html`<br />` : part;
  });
}
