import type { Bootstrap } from '@livery/model';

/** Returns the data that a document contains for its first paint. */
export function bootstrapOf(html: string): Bootstrap {
  const text = /<script type="application\/json" id="livery-bootstrap">([^<]*)<\/script>/.exec(
    html,
  )?.[1];
  if (text === undefined)
    throw new Error(`the document carries no bootstrap:\n${html.slice(0, 500)}`);
  // Written by the server as a Bootstrap.
  return JSON.parse(text) as Bootstrap;
}
