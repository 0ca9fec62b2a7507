import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { dit, envoyer, orderer, reponses } from '../outside/orders.ts';
import { certificate, DOOR, relay, system } from './mailed.ts';

test('the door of orders takes a message under TLS with the certificate that was given, and one without', async () => {
  const { de, a } = await orderer(system);
  const transport = createTransport({
    ...{ host: '127.0.0.1', port: system.run().orders_smtp, requireTLS: true },
    tls: { ca: readFileSync(join(certificate, 'tls.crt')), servername: DOOR },
  });
  await transport.sendMail({ from: de, to: a, subject: 'TLS', text: 'Mes clients' });
  transport.close();
  await envoyer(system, { de, a, texte: 'Mon compte' });
  const answers = (await reponses(relay, de, 2)).map(dit);
  expect(answers.some((one) => one.includes('Vos clients'))).toBe(true);
  expect(answers.some((one) => one.includes('Votre compte'))).toBe(true);
});
