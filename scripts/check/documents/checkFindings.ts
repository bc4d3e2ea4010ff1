import type { SourceFile } from '../checkLayers.ts';

interface Rule {
  readonly message: string;
  readonly isKept: (text: string) => boolean;
}

/** Names of packages after `npm install`, up to the end of the command. */
const installedPackages = /\bnpm (?:install|i|add)\b((?:[^\n\\]|\\\n)*)/g;
const pinned = /^(?:@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+(?:-[\w.]+)?$/;

const rules: readonly Rule[] = [
  {
    message: 'starts with a comment that describes it',
    isKept: (text) => /^#!.*\n# \S/.test(text),
  },
  { message: 'ends at the first failure (set -eu)', isKept: (text) => /^set -eu/m.test(text) },
  {
    message: 'works in a temporary folder that it removes',
    isKept: (text) => text.includes('mktemp -d') && /trap .*rm -rf/.test(text),
  },
  {
    message: 'installs packages at exact versions',
    isKept: (text) => {
      const packages = [...text.matchAll(installedPackages)].flatMap(([, names = '']) =>
        names.split(/[\s\\]+/).filter((name) => name !== '' && !name.startsWith('-')),
      );
      return packages.length > 0 && packages.every((name) => pinned.test(name));
    },
  },
  {
    message: 'fails when the behaviour changed (exit 1)',
    isKept: (text) => /\bexit 1\b|process\.exit\(1\)|process\.exitCode = 1/.test(text),
  },
  {
    message: 'does not use Livery',
    isKept: (text) => !/@livery\/|packages\/|server\/src/.test(text),
  },
];

/** Returns where a finding has not the form of findings/README.md. */
export function checkFindings(scripts: readonly SourceFile[]): string[] {
  return scripts.flatMap(({ path, text }) =>
    rules
      .filter(({ isKept }) => !isKept(text))
      .map(({ message }) => `${path}: a finding ${message}; see findings/README.md.`),
  );
}
