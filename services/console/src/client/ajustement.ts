const FIELD = /^(q|retirer)-([1-9]\d{0,8})$/;

/** A question is one line: line breaks become spaces. */
const plat = (text: string): string => text.trim().replaceAll(/\s*[\r\n]+\s*/g, ' ');

/** The body that changes questions: those rewritten, those removed, and whether to launch. */
export function ajustement(form: ReadonlyMap<string, string>): object {
  const retirer: number[] = [];
  const remplacer: Record<string, string> = {};
  for (const [name, value] of form) {
    const [, what, n = ''] = FIELD.exec(name) ?? [];
    if (what === 'retirer') retirer.push(Number(n));
    if (what === 'q' && plat(value) !== plat(form.get(`avant-${n}`) ?? '')) remplacer[n] = plat(value);
  }
  for (const n of retirer) delete remplacer[n];
  return {
    ...(retirer.length === 0 ? {} : { retirer }),
    ...(Object.keys(remplacer).length === 0 ? {} : { remplacer }),
    ...(form.get('etape') === 'lancer' ? { lancer: true } : {}),
  };
}
