/** Why a person has to look at a request before anything is measured. */
export type Motif = 'piège' | 'trop vite' | 'sceau faux' | 'afflux';

/** A person needs longer than this to fill in the form (docs/limits.md). */
const TROP_VITE_MS = 3000;

/** The two hidden fields: the trap, and the seal with its age; `sceau` is null when none was sent. */
export type Traces = { readonly piege: string; readonly sceau: 'faux' | { readonly age_ms: number } | null };

/** A form on another site has neither hidden field: its request is an ordinary one. */
export const controler = ({ piege, sceau }: Traces): Motif | null => {
  if (piege !== '') return 'piège';
  if (sceau === 'faux') return 'sceau faux';
  return sceau !== null && sceau.age_ms < TROP_VITE_MS ? 'trop vite' : null;
};
