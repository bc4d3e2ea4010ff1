import { Fragment } from 'react';

/** Details of an entry in one line. Each keeps the direction of its own letters. */
export function DetailLine({ parts }: { parts: readonly (string | undefined)[] }) {
  return parts
    .filter((part) => part !== undefined)
    .map((part, index) => (
      <Fragment key={part}>
        {index === 0 ? '' : ' · '}
        <bdi>{part}</bdi>
      </Fragment>
    ));
}
