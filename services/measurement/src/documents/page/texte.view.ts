import { html, type Vue } from '@agence/look/html';
import { aCopier } from '../components/piece.ts';
import { dire, ecrit } from '../components/texte.ts';
import { fr, sansDirection } from '../typo.ts';
import type { Bloc, Fragment, PageData } from './page.data.ts';

type Faits = ReadonlyMap<number, PageData['faits'][number]>;

/** A fact is referenced where it is first stated; its number links to the list and back. */
function fragments(parts: readonly Fragment[], known: Faits, seen: Set<number>): Vue {
  return parts.map((part) => {
    if (typeof part === 'string') return ecrit(part);
    const fait = known.get(part.renvoi);
    if (fait === undefined) return null;
    const id = seen.has(part.renvoi) ? undefined : `r${part.renvoi}`;
    seen.add(part.renvoi);
    return html`<sup><a href=${`#f${part.renvoi}`} id=${id} aria-label=${`à vérifier, point ${part.renvoi}`}>${part.renvoi}${fait.source === null ? '?' : ''}</a></sup>`;
  });
}

function tableau(b: Extract<Bloc, { genre: 'tableau' }>): Vue {
  const row = ([head = '', ...cells]: string[]) =>
    html`<tr><th scope="row">${ecrit(head)}</th>${cells.map((c) => html`<td>${ecrit(c)}</td>`)}</tr>`;
  return html`<table><caption class="vh">${sansDirection(b.legende)}</caption><thead><tr>${b.entetes.map((e) => html`<th scope="col">${ecrit(e)}</th>`)}</tr></thead><tbody>${b.lignes.map(row)}</tbody></table>`;
}

function bloc(b: Bloc, known: Faits, seen: Set<number>): Vue {
  if (b.genre === 'intertitre') return html`<h4>${ecrit(b.texte)}</h4>`;
  if (b.genre === 'paragraphe') return html`<p>${fragments(b.texte, known, seen)}</p>`;
  if (b.genre === 'liste')
    return html`<ul>${b.points.map((p) => html`<li>${fragments(p, known, seen)}</li>`)}</ul>`;
  return tableau(b);
}

/** The text of the page, then the elements of its head. */
export function epreuve(data: PageData): Vue {
  const known = new Map(data.faits.map((f) => [f.n, f]));
  const seen = new Set<number>();
  const { titre, description, adresse } = data.balises;
  return html`<div class="epreuve"><h3>${ecrit(data.titre)}</h3>${data.texte.map((b) => bloc(b, known, seen))}</div>
<div class="balises">${aCopier({ ou: `titre de la page (${signes(titre)})`, texte: titre })}${aCopier({ ou: `description (${signes(description)})`, texte: description })}${aCopier({ ou: 'adresse', texte: adresse })}</div>`;
}

const signes = (text: string): string => `${Array.from(sansDirection(text)).length}\u00a0signes`;

/** The checklist for paper. */
export function listeDesFaits({ faits }: PageData): Vue {
  return html`<ol class="faits">${faits.map((f) => {
    const source =
      f.source === null
        ? fr`Trouvé nulle part : à confirmer`
        : fr`Source : ${{ mot: sansDirection(f.source) }}`;
    return html`<li id=${`f${f.n}`}><span class="k">${f.n}</span><span class="q">${ecrit(f.fait)}<span class="note">${dire(source)}</span></span><span class="cases"><span><i></i>exact</span><span><i></i>à corriger</span></span></li>`;
  })}</ol>`;
}

/** A block to paste: signs that could close it early are escaped, so that it is valid anywhere. */
export function jsonLd(jsonld: object): string {
  const body = JSON.stringify(jsonld, null, 2).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">\n${body}\n</script>`;
}
