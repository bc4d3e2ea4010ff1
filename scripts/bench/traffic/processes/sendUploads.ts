/** Sender of uploads: its message is an order, which it carries out until it is ended. */
import { connect, type Socket } from 'node:net';
import { uploadHead, type UploadOrder } from '../Uploads.ts';

const startPauseMs = 5;
const sockets = new Set<Socket>();

process.once('message', ({ port, host, connections, body, isStalled }: UploadOrder) => {
  const bytes = Buffer.from(body);
  const sent = isStalled ? bytes.subarray(0, bytes.length / 2) : bytes;
  const send = (index: number): void => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(uploadHead({ host, index, length: bytes.length }));
      socket.write(sent);
    });
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined).resume();
    // The next upload of the same visitor, a moment after a refusal.
    socket.once('close', () => setTimeout(() => send(index), 100));
  };
  // One after another, as visitors come.
  let index = 0;
  const timer = setInterval(() => {
    send(index);
    index += 1;
    if (index < connections) return;
    clearInterval(timer);
    process.send?.('started');
  }, startPauseMs);
});
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => {
  // Otherwise the kernel goes on sending what the sockets hold, after the round.
  for (const socket of sockets) socket.resetAndDestroy();
  setImmediate(() => process.exit());
});
