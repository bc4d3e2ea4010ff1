import { ApiError, type AnyCall } from '@livery/api';
import type { CallValidators } from '@livery/api/CallValidators';
import { EncodedImage } from '@livery/api/EncodedImage';
import {
  maxFieldsBytes,
  maxImagesBytes,
  type ReceivedBody,
} from '../../http/body/RequestBodies.ts';
import { readBody, type TypedBody } from '../../http/body/readJson.ts';
import {
  maxMainThreadBytes,
  PayloadFault,
  PayloadsBusyError,
  type PayloadThreads,
} from '../../payloads/PayloadThreads.ts';
import type { ImageLimits, UploadReading } from '../../payloads/payloadTasks.ts';
import { readUpload } from './readUpload.ts';
import type { RequestContext } from '../../request/RequestContext.ts';
import type { VisitorLimits } from '../../request/VisitorLimits.ts';
import { badRequest, type RequestFields } from '../readRequest.ts';
import { imagesLength } from './checkImages.ts';

/** Reads requests with images. Large ones are read on a thread, and have a rate of their own. */
export class ImageRequests {
  readonly #limits: VisitorLimits;
  readonly #threads: PayloadThreads;
  readonly #validators: CallValidators;

  constructor({
    limits,
    threads,
    validators,
  }: {
    limits: VisitorLimits;
    threads: PayloadThreads;
    validators: CallValidators;
  }) {
    this.#limits = limits;
    this.#threads = threads;
    this.#validators = validators;
  }

  /**
   * Reads and validates the fields of a call with images. Each image becomes an `EncodedImage`.
   *
   * Errors: `too_many_requests`, `bad_request` with all violations, `server_busy`; those of
   *         `RequestBodies.read`.
   */
  async read(
    body: Omit<TypedBody, 'limitBytes'>,
    call: AnyCall,
    context: RequestContext,
  ): Promise<RequestFields> {
    const { brand, site } = context.tenant;
    const limits = site.site.feedback;
    const declaredBytes = Number(body.request.headers['content-length'] ?? 0);
    if (declaredBytes > maxFieldsBytes && !this.#limits.allowHere('upload', context))
      throw new ApiError({ code: 'too_many_requests', call: call.name });
    const limitBytes = Math.min(maxFieldsBytes + imagesLength(call, limits), maxImagesBytes);
    const { bytes, share } = await readBody({ ...body, limitBytes });
    const reading =
      bytes.length <= maxMainThreadBytes
        ? readUpload(bytes, { call, limits, validators: this.#validators })
        : await this.#readOnThread(brand, { bytes, share }, call, limits);
    if ('violations' in reading) throw badRequest(call, reading.violations);
    const { fields, images } = reading;
    return images === undefined || call.images === undefined
      ? { ...fields }
      : { ...fields, [call.images]: images.map((image) => new EncodedImage(image)) };
  }

  #readOnThread(
    brand: string,
    { bytes, share }: ReceivedBody,
    call: AnyCall,
    { imagesMax, imageMaxMegabytes }: ImageLimits,
  ): Promise<UploadReading> {
    // A buffer of its own, so that it can move to the thread.
    const body = new Uint8Array(
      bytes.buffer,
      bytes.byteOffset,
      bytes.length,
    ) as Uint8Array<ArrayBuffer>;
    const task = {
      kind: 'upload',
      body,
      call: call.name,
      limits: { imagesMax, imageMaxMegabytes },
    } as const;
    const reading = this.#threads.run(brand, task, [body.buffer]);
    // The bytes wait for a thread and are read there even if the client is gone.
    share.keepUntil(reading);
    return reading.catch((error: unknown) => {
      if (error instanceof PayloadsBusyError)
        throw new ApiError({ code: 'server_busy', call: call.name, cause: error });
      if (error instanceof PayloadFault)
        throw badRequest(call, [{ pointer: '', message: 'The body cannot be read.' }]);
      throw error;
    });
  }
}
