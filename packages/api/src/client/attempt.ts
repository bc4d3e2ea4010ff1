import { ApiError } from './ApiError.ts';

/** Outcome of a call: its reply, or why it failed. */
export type Attempt<Reply> =
  | { readonly reply: Reply; readonly error: undefined }
  | { readonly reply: undefined; readonly error: ApiError };

/**
 * Waits for a call whose failure is an outcome to be handled. Rejects with any other error, which
 * is a fault of the program.
 */
export async function attempt<Reply>(call: Promise<Reply>): Promise<Attempt<Reply>> {
  try {
    return { reply: await call, error: undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { reply: undefined, error };
  }
}
