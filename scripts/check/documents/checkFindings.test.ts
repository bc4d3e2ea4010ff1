import { expect, it } from 'vitest';
import { checkFindings } from './checkFindings.ts';

const script = `#!/usr/bin/env bash
# a-package 1.2.3: what one expects, and what happens.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent a-package@1.2.3 \\
  @scope/other@4.5.6
node -e 'process.exit(1)'
`;

const check = (text: string): string[] => checkFindings([{ path: 'findings/a.sh', text }]);

it('accepts a finding of the documented form', () => {
  expect(check(script)).toEqual([]);
});

it.each([
  ['a comment', '# a-package 1.2.3: what one expects, and what happens.\n', ''],
  ['set -eu', 'set -eu\n', ''],
  ['temporary folder', `trap 'rm -rf "$folder"' EXIT\n`, ''],
  ['exact versions', 'a-package@1.2.3', 'a-package@^1.2.3'],
  ['exact versions', '@scope/other@4.5.6', '@scope/other'],
  ['exit 1', 'process.exit(1)', ''],
  ['Livery', 'a-package@1.2.3', '@livery/model@1.2.3'],
])('refuses a finding without %s', (message, part, replacement) => {
  expect(check(script.replace(part, replacement))).toEqual([
    expect.stringMatching(new RegExp(`^findings/a\\.sh: .*${message}`)),
  ]);
});
