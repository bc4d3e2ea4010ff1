import { errorBody, type ApiError, type RootStore } from '@livery/stores';

/** Returns the message of a failed call as a text; elements show an `ErrorSentence`. */
export function errorText({ locale }: RootStore, error: ApiError): string {
  const body = errorBody(error);
  return 'sentence' in body ? body.sentence : locale.t(body.key, body.values);
}
