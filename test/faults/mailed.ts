import { type Cuts, mailDigest } from './cut.ts';
import type { World } from './world.ts';

type Mesure = {
  readonly state: { readonly etat: string; readonly fiche: { readonly entreprise: string } };
};

type Message = { readonly _id: string };

/** What mails are held against. */
type Outside = {
  readonly relay: { readonly received: () => readonly { readonly mail: Received }[] };
  readonly cuts: Pick<Cuts, 'unexplained'>;
};

type Received = { readonly messageId?: string | undefined; readonly subject?: string | undefined };

/** What an agency is written to once the measurement of a client is over, whichever way. */
const SUBJECTS = new Map([
  ['faite', 'Rapport prêt'],
  ['en échec', 'Mesure sans résultat'],
]);

const plain = (subject = ''): string => subject.replaceAll(/\s/g, ' ');

const digestOf = ({ messageId = '' }: Received): string => /^<([0-9a-f]+)@/.exec(messageId)?.[1] ?? messageId;

/** Each line one mail too many, or one that never came. */
export function wrongMails(
  { relay, cuts }: Outside,
  mesures: readonly Mesure[],
  sent: readonly Message[],
): readonly string[] {
  const all = relay.received().map(({ mail }) => mail);
  const ids = all.map(digestOf);
  const { ids: again, allowed } = cuts.unexplained(
    'mail',
    ids.filter((id, i) => ids.indexOf(id) < i),
  );
  const came = new Set(ids);
  const never = sent.filter(({ _id }) => !came.has(mailDigest(_id)));
  const bySubject = Map.groupBy(all, ({ subject }) => plain(subject));
  const over = mesures.flatMap(({ state: { etat, fiche } }) => {
    const begins = SUBJECTS.get(etat);
    return begins === undefined ? [] : [plain(`${begins} : ${fiche.entreprise}`)];
  });
  return [
    ...(again.length > allowed ? [`came again without a cut, ${allowed} allowed: ${again.join(', ')}`] : []),
    ...never.map(({ _id }) => `was said to be sent and never came: ${_id}`),
    ...[...Map.groupBy(over, (subject) => subject)].flatMap(([subject, { length }]) => {
      const written = new Set((bySubject.get(subject) ?? []).map(digestOf)).size;
      return written === length ? [] : [`${length} measurements, ${written} mails: ${subject}`];
    }),
  ];
}

/** Every mail that the rules write came, and none again but one whose sending was cut off. */
export async function mailsHold(world: World): Promise<void> {
  const { mongo } = world;
  const [mesures, sent] = await Promise.all([
    // Of a diagnostic the agency reads, and who asked by the form is looked at as an outsider.
    mongo.db('agence_measurement').collection<Mesure>('mesures').find({ 'state.diagnostic': null }).toArray(),
    mongo
      .db('agence_mail')
      .collection<Message>('messages')
      .find({ 'pris.0': { $exists: true }, garder: false })
      .toArray(),
  ]);
  const wrong = wrongMails(world, mesures, sent);
  if (wrong.length > 0) throw new Error(`mails: ${wrong.join('; ')}`);
}
