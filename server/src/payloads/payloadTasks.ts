import type { ReplyRepairs, Violation } from '@livery/api/CallValidators';
import type { ReplyMeaning, ReplySettings } from '@livery/api/readReply';
import type { PublicSiteDocument } from '@livery/model';

/** Work on a large payload, or on a picture. */
export type PayloadTask = UploadTask | ReplyTask | IconTask;

/** First task of a thread, which is answered once its program is loaded. */
export interface StartTask {
  readonly kind: 'start';
}

/** Result of a {@link PayloadTask}, of the same kind. */
export type PayloadReply = UploadReply | ReplyReply | IconReply;

/** The brand's limits of uploaded images. */
export type ImageLimits = Pick<PublicSiteDocument['feedback'], 'imagesMax' | 'imageMaxMegabytes'>;

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
      /**
       * Images in base64, one byte for each character; missing if the request has no such field.
       */
      readonly images: readonly Uint8Array<ArrayBuffer>[] | undefined;
    };

/** Draws the icons of a brand. */
export interface IconTask {
  readonly kind: 'icon';
  /** The logo, an SVG file. */
  readonly logo: Uint8Array<ArrayBuffer>;
  readonly icons: readonly IconLook[];
}

/** A square icon. */
export interface IconLook {
  readonly sizePx: number;
  /** Side of the mark as a share of the icon's. */
  readonly share: number;
  /** Colour around the mark, as in CSS; transparent without it. */
  readonly background: string | undefined;
}

export interface IconReply {
  readonly kind: 'icon';
  /** PNG files, in the order of the task. */
  readonly files: readonly Uint8Array<ArrayBuffer>[];
}

/** Reads a reply of an operator. */
export interface ReplyTask {
  readonly kind: 'reply';
  readonly status: number;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Name of the call. */
  readonly call: string;
  /** Whether the visitor gets the records as a file. */
  readonly isFile: boolean;
  /** Page of a call with `pagedLists`, counted from 1. */
  readonly pageNo: number;
  readonly token: string | undefined;
  /** Parts of the brand's upstream.json. */
  readonly settings: ReplySettings;
}

export interface ReplyReply {
  readonly kind: 'reply';
  readonly meaning: Exclude<ReplyMeaning, { kind: 'value' }> | EncodedMeaning;
}

/** Value of a reply, encoded for the visitor. */
export interface EncodedMeaning {
  readonly kind: 'encoded';
  /** JSON, or the content of the file. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hash: string;
  readonly repairs: ReplyRepairs | undefined;
}
