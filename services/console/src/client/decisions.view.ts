import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';

type Decidable = {
  readonly reponse: string;
  /** Whether each decision would change something. */
  readonly compter: boolean;
  readonly ecarter: boolean;
  /** Names that may be the client's. */
  readonly noms?: readonly string[];
};

/** Links to the proposals that an answer allows. */
export const decisions = (client: string, { reponse, compter, ecarter, noms = [] }: Decidable): Vue => {
  const vers = (decision: string, nom = ''): string =>
    `/console/clients/${client}/citations/?${new URLSearchParams({ reponse, decision, ...(nom === '' ? {} : { nom }) })}`;
  if (!compter && !ecarter && noms.length === 0) return null;
  return html`<p class="gestes">${compter ? html`<a href=${vers('compter')}>${fr`C'est bien ce client : compter`}</a>` : null}${
    ecarter
      ? html`<a href=${vers('ecarter')}>${fr`Ce n'est pas ce client, ou pas une recommandation : écarter`}</a>`
      : null
  }${noms.map((nom) => html`<a href=${vers('compter', nom)}>${fr`« ${nom} » est ce client`}</a>`)}</p>`;
};
