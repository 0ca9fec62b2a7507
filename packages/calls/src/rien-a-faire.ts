/** Whether a proposal has nothing to confirm: it says why not, or none of its clients passes. */
export const rienAFaire = (ok: object): boolean =>
  'raison' in ok || ('acceptes' in ok && Array.isArray(ok.acceptes) && ok.acceptes.length === 0);
