import { ApiError, type AnyCall } from '@livery/api';

/**
 * Content of an operator's reply. That of a large one is encoded on a thread: its JSON, or the file
 * of an export, which is sent to the visitor as it is.
 */
export type ReplyContent = { readonly value: unknown } | EncodedContent;

/** Content of a large reply. */
export interface EncodedContent {
  readonly bytes: Uint8Array;
  readonly hash: string;
}

/** Size up to which the server itself reads a value, which blocks it for a few milliseconds. */
const maxReadBytes = 1024 * 1024;

/**
 * Returns the value of a reply that the server itself needs.
 *
 * Errors: `upstream_shape` if it is larger than 1 MB.
 */
export function valueOf(content: ReplyContent, { name }: Pick<AnyCall, 'name'>): unknown {
  if ('value' in content) return content.value;
  const { buffer, byteOffset, length } = content.bytes;
  if (length > maxReadBytes) throw new ApiError({ code: 'upstream_shape', call: name });
  return JSON.parse(Buffer.from(buffer, byteOffset, length).toString('utf8'));
}
