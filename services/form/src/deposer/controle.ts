/** Why a person has to look at a request before anything is measured. */
export type Motif = 'piège' | 'trop vite' | 'sceau faux' | 'afflux';

/** A person needs longer to fill the form in (docs/limits.md). */
const TROP_VITE_MS = 3000;

/** The two hidden fields: the trap, and the seal with the time since it was put on the page; null when none was sent. */
export type Traces = { readonly piege: string; readonly sceau: 'faux' | { readonly age_ms: number } | null };

/** A form of somebody else's has neither hidden field: it is a request like any other. */
export const controler = ({ piege, sceau }: Traces): Motif | null => {
  if (piege !== '') return 'piège';
  if (sceau === 'faux') return 'sceau faux';
  return sceau !== null && sceau.age_ms < TROP_VITE_MS ? 'trop vite' : null;
};
