/** Program of a thread that processes large payloads and draws icons, one at a time. */
import { operatorCallsByName, type AnyCall } from '@livery/api';
import { CallValidators } from '@livery/api/CallValidators';
import { readReply } from '@livery/api/readReply';
import { shortHash } from '@livery/config/contentHash';
import { parentPort } from 'node:worker_threads';
import { readUpload } from '../../gateway/images/readUpload.ts';
import { recordsFile } from '../../gateway/records/recordsFile.ts';
import { drawIcons } from '../../payloads/drawIcons.ts';
import { hasMoreValues } from '../../payloads/hasMoreValues.ts';
import type {
  PayloadReply,
  PayloadTask,
  ReplyReply,
  ReplyTask,
  StartTask,
} from '../../payloads/payloadTasks.ts';

/** Values of a reply, far above those of any list that a visitor sees. */
const maxValues = 1_000_000;

const validators = new CallValidators();

async function process(task: PayloadTask): Promise<PayloadReply> {
  if (task.kind === 'icon') return { kind: 'icon', files: await drawIcons(task) };
  const call = operatorCallsByName.get(task.call);
  if (!call) throw new Error(`there is no call ${task.call}`);
  return task.kind === 'upload'
    ? { kind: 'upload', ...readUpload(task.body, { ...task, call, validators }) }
    : { kind: 'reply', meaning: read(task, call) };
}

function read(
  { status, body, token, isFile, pageNo, settings }: ReplyTask,
  call: AnyCall,
): ReplyReply['meaning'] {
  const json = Buffer.from(body.buffer, body.byteOffset, body.length);
  if (hasMoreValues(json, maxValues))
    return {
      kind: 'fault',
      code: 'upstream_shape',
      reason: `the reply has more than ${maxValues} values`,
    };
  const text = json.toString('utf8');
  try {
    const meaning = readReply({ status, text, call, pageNo, token }, settings, validators);
    if (meaning.kind !== 'value') return meaning;
    const { value, repairs } = meaning;
    const content = isFile ? recordsFile(call, value) : JSON.stringify(value);
    if (content === undefined)
      return {
        kind: 'fault',
        code: 'upstream_shape',
        reason: 'the reply is one page of the records',
      };
    const bytes = new TextEncoder().encode(content);
    return { kind: 'encoded', bytes, hash: shortHash(Buffer.from(bytes.buffer)), repairs };
  } catch (error) {
    // Nested too deeply for recursion, or mapped to too many values.
    if (error instanceof RangeError)
      return { kind: 'fault', code: 'upstream_shape', reason: error.message };
    throw error;
  }
}

function transferOf(reply: PayloadReply): ArrayBuffer[] {
  if (reply.kind === 'icon') return reply.files.map(({ buffer }) => buffer);
  if (reply.kind === 'reply')
    return reply.meaning.kind === 'encoded' ? [reply.meaning.bytes.buffer] : [];
  return 'images' in reply && reply.images ? reply.images.map(({ buffer }) => buffer) : [];
}

async function answer(task: PayloadTask | StartTask): Promise<void> {
  const reply = task.kind === 'start' ? task : await process(task);
  parentPort?.postMessage(reply, reply.kind === 'start' ? [] : transferOf(reply));
}

// A rejection ends the thread like an error that is thrown.
parentPort?.on('message', (task: PayloadTask | StartTask) => void answer(task));
