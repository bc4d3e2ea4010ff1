/**
 * A simple command of a script: its program and arguments, without assignments and redirections.
 */
export type ShellCommand = readonly [program: string, ...args: string[]];

/**
 * Returns the simple commands of a script of the guides. It reads words, quotes, comments,
 * assignments, redirections and lists; `bash -n` refuses what is no script.
 */
export function shellCommands(script: string): { commands: ShellCommand[]; variables: string[] } {
  const commands: ShellCommand[] = [];
  const variables: string[] = [];
  let words: string[] = [];
  const end = (): void => {
    while (/^[A-Z_][A-Z0-9_]*=/.test(words[0] ?? ''))
      variables.push(words.shift()?.split('=')[0] ?? '');
    const [program, ...args] = words;
    if (program !== undefined) commands.push([program, ...args]);
    words = [];
  };
  const token =
    /(?<skip>\\\n|[ \t]+|#[^\n]*)|(?<redirection>[<>]+\s*\S+)|(?<end>\n|&&|\|\||[;|()&])|(?<word>(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|<\w+>|[^\s'"\\;|&()<>])+)/y;
  for (let match = token.exec(script); match?.groups; match = token.exec(script)) {
    const { word, end: separator } = match.groups;
    if (word !== undefined) words.push(unquoted(word));
    if (separator !== undefined) end();
  }
  end();
  return { commands, variables };
}

function unquoted(word: string): string {
  return word.replaceAll(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/g, (_, single, double, escaped) =>
    String(single ?? double ?? escaped),
  );
}
