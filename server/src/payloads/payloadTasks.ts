import type { Violation } from '@livery/api/CallValidators';
import type { ImageLimits } from '../gateway/images/checkImages.ts';

/** Work on a large payload. */
export type PayloadTask = UploadTask;

/** Result of a {@link PayloadTask}, of the same kind. */
export type PayloadReply = UploadReply;

/** Reads the body of a request with images. */
export interface UploadTask {
  readonly kind: 'upload';
  readonly body: Uint8Array<ArrayBuffer>;
  /** Name of the call. */
  readonly call: string;
  readonly limits: ImageLimits;
}

export type UploadReply = { readonly kind: 'upload' } & UploadReading;

/** Fields of a request with images, or why it is refused. */
export type UploadReading =
  | { readonly violations: readonly Violation[] }
  | {
      readonly fields: Readonly<Record<string, unknown>>;
      /** Images in base64, one byte for each character; missing if the request has no such field. */
      readonly images: readonly Uint8Array<ArrayBuffer>[] | undefined;
    };
