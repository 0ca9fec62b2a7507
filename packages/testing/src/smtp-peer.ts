import { connect } from 'node:net';

/** A peer that speaks SMTP line by line, from an address of this machine, once it was greeted. */
export async function smtpPeer(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  const replies: string[] = [];
  let partial = '';
  let heard = Promise.withResolvers<void>();
  const wake = () => {
    heard.resolve();
    heard = Promise.withResolvers();
  };
  socket.on('data', (bytes) => {
    const lines = `${partial}${bytes}`.split('\r\n');
    partial = lines.pop() ?? '';
    // Of a reply of several lines the last has no dash after its code.
    replies.push(...lines.filter((line) => !/^\d{3}-/.test(line)));
    wake();
  });
  socket.on('close', wake);
  const next = async (): Promise<string> => {
    for (;;) {
      const reply = replies.shift();
      if (reply !== undefined) return reply;
      if (socket.closed) return 'closed';
      await heard.promise;
    }
  };
  const say = (line: string): Promise<string> => {
    socket.write(`${line}\r\n`);
    return next();
  };
  const greeting = await next();
  if (greeting.startsWith('220')) await say('EHLO poste.test');
  return {
    greeting,
    next,
    say,
    write: (bytes: string) => socket.write(bytes),
    close: () => {
      socket.destroy();
    },
    /** Sends a message; what the last command was answered. */
    send: async (from: string, to: string, message: string): Promise<string> => {
      let reply = await say(`MAIL FROM:<${from}>`);
      for (const command of [`RCPT TO:<${to}>`, 'DATA'])
        if (reply.startsWith('2')) reply = await say(command);
      return reply.startsWith('354') ? say(`${message.replace(/^\./gm, '..')}\r\n.`) : reply;
    },
  };
}
