import { ApiError, type AnyCall } from '@livery/api';
import type { ServerResponse } from 'node:http';
import { sendFile } from '../../request/sendEnvelope.ts';
import type { ReplyContent } from '../../upstream/replies/ReplyContent.ts';
import type { Fields } from '../behaviours/CallBehaviour.ts';
import { recordsFile } from './recordsFile.ts';

const exportTimeoutMs = 20_000;
const exportBytes = 8 * 1024 * 1024;

/** Returns whether a request asks for the records of a call as a file. */
export function isExport(call: AnyCall, { format }: Fields): boolean {
  return call.export === true && format === 'csv';
}

/** Returns the call with the limits of a reply that lists all records. */
export function asExport(call: AnyCall): AnyCall {
  return { ...call, timeoutMs: exportTimeoutMs, exportBytes };
}

/**
 * Sends the records of a reply as a CSV file.
 *
 * Errors: `upstream_shape` for a reply that is only one page, because the operator did not apply
 *         `format`.
 */
export function sendRecords(response: ServerResponse, call: AnyCall, content: ReplyContent): void {
  const file = 'value' in content ? recordsFile(call, content.value) : content.bytes;
  if (file === undefined) throw new ApiError({ code: 'upstream_shape', call: call.name });
  sendFile(response, {
    name: `${fileNameOf(call.name)}.csv`,
    type: 'text/csv; charset=utf-8',
    content: file,
  });
}

/** Returns a call's noun in kebab case: `betting-record`. */
function fileNameOf(call: string): string {
  return call
    .replace(/^get/, '')
    .replaceAll(/[A-Z]/g, (capital, index: number) =>
      index === 0 ? capital.toLowerCase() : `-${capital.toLowerCase()}`,
    );
}
