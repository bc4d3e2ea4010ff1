/** Program of a thread that processes large payloads, one at a time. */
import { operatorCallsByName } from '@livery/api';
import { CallValidators } from '@livery/api/CallValidators';
import { parentPort } from 'node:worker_threads';
import { readUpload } from '../gateway/images/readUpload.ts';
import type { PayloadReply, PayloadTask } from './payloadTasks.ts';

const validators = new CallValidators();

function process(task: PayloadTask): PayloadReply {
  const call = operatorCallsByName.get(task.call);
  if (!call) throw new Error(`there is no call ${task.call}`);
  return { kind: 'upload', ...readUpload(task.body, { ...task, call, validators }) };
}

function transferOf(reply: PayloadReply): ArrayBuffer[] {
  return 'images' in reply && reply.images
    ? [...new Set(reply.images.map(({ buffer }) => buffer))]
    : [];
}

parentPort?.on('message', (task: PayloadTask) => {
  const reply = process(task);
  parentPort?.postMessage(reply, transferOf(reply));
});
