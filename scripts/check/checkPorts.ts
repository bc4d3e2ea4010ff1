import type { SourceFile } from './checkLayers.ts';

const port =
  /^(?:export )?interface (?<name>\w*(?:Ports?|Registry|RenderContext))\b(?<body>[\s\S]*?)^\}/gm;
const optionalMember = /^ {2}(?:readonly )?(?<member>\w+)\?[:(]/gm;

/**
 * Returns the optional members of ports. An optional member that is passed on nowhere is connected
 * to nothing, and no tool notices: "T | undefined" makes each caller state it.
 */
export function checkPorts(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(port)].flatMap(
      ({ index, groups: { name = '', body = '' } = {}, 0: { length } }) =>
        [...body.matchAll(optionalMember)].map(({ index: at, groups: { member = '' } = {} }) => {
          const line = text.slice(0, index + length - 1 - body.length + at).split('\n').length;
          return `${path}:${line} the port ${name} has an optional member. Write "${member}: … | undefined", so that each caller states it.`;
        }),
    ),
  );
}
