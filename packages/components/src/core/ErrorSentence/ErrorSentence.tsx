import { errorBody, type ApiError } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';

/**
 * Message of a failed call in the player's language; for a refusal without a known reason the
 * operator's sentence, in its own direction of text.
 */
export const ErrorSentence = observer(function ErrorSentence({ error }: { error: ApiError }) {
  const { locale } = useStores();
  const body = errorBody(error);
  return 'sentence' in body ? (
    <span dir="auto">{body.sentence}</span>
  ) : (
    locale.t(body.key, body.values)
  );
});
