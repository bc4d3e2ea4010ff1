/** Sender of uploads: its message is an order, which it carries out until it is ended. */
import { connect } from 'node:net';
import { uploadHead, type UploadOrder } from '../Uploads.ts';

process.once('message', ({ port, host, connections, body, isStalled }: UploadOrder) => {
  const bytes = Buffer.from(body);
  const sent = isStalled ? bytes.subarray(0, bytes.length / 2) : bytes;
  const send = (index: number): void => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(uploadHead({ host, index, length: bytes.length }));
      socket.write(sent);
    });
    socket.on('error', () => undefined).resume();
    // The next upload of the same visitor, a moment after a refusal.
    socket.once('close', () => setTimeout(() => send(index), 100));
  };
  for (let index = 0; index < connections; index += 1) send(index);
  process.send?.('started');
});
process.once('disconnect', () => process.exit());
