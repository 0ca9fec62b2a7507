/** Whether a proposal has nothing to confirm: it gives a reason, or accepts no client. */
export const rienAFaire = (ok: object): boolean =>
  'raison' in ok || ('acceptes' in ok && Array.isArray(ok.acceptes) && ok.acceptes.length === 0);
