// Wraps comments of code and style sheets at 100 columns; a comment behind code that does not fit moves above it.
import { readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

const maxColumns = 100;
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.css'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !/\.gen\./.test(file));
let changed = 0;
for (const file of files) {
  const before = readFileSync(file, 'utf8');
  const after = wrapFile(before, file.endsWith('.css'));
  if (after !== before) {
    writeFileSync(file, after);
    changed += 1;
  }
}
console.log(`${changed} files changed`);

function wrapFile(text, isCss) {
  const lines = text.split('\n');
  const out = [];
  let inTemplate = false;
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    if (inTemplate) {
      out.push(line);
      inTemplate = oddBackticks(line) ? false : true;
      continue;
    }
    // A block comment.
    const open = /^(\s*)\/\*(\*?)(.*)$/.exec(line);
    if (open) {
      const block = [line];
      while (!block.at(-1).includes('*/') && i + 1 < lines.length) {
        i += 1;
        block.push(lines[i]);
      }
      const isWhole = block.at(-1).trimEnd().endsWith('*/');
      out.push(
        ...(isWhole &&
        !block.some((each) => /oxlint|@import|@type/.test(each)) &&
        block.some((each) => each.length > maxColumns)
          ? wrapBlock(block, open[1], open[2])
          : block),
      );
      continue;
    }
    const slash = isCss ? null : /^(\s*)\/\/ (.*)$/.exec(line);
    if (slash) {
      const block = [slash[2]];
      while (i + 1 < lines.length) {
        const next = new RegExp(`^${slash[1]}// (.*)$`).exec(lines[i + 1]);
        if (!next) break;
        block.push(next[1]);
        i += 1;
      }
      const prefix = `${slash[1]}// `;
      if (
        block.some((each) => each.length + prefix.length > maxColumns) &&
        !/^(?:oxlint|@ts|#|\/)/.test(block[0])
      )
        out.push(
          ...wrapParagraphs(block, maxColumns - prefix.length).map((each) =>
            `${prefix}${each}`.trimEnd(),
          ),
        );
      else out.push(...block.map((each) => prefix + each));
      continue;
    }
    if (!isCss && line.length > maxColumns) {
      const at = trailingComment(line);
      if (at > 0) {
        const indent = /^\s*/.exec(line)[0];
        const comment = line
          .slice(at)
          .replace(/^\/\/ ?/, '')
          .trim();
        const code = line.slice(0, at).trimEnd();
        // In the middle of an expression a comment would stand between its parts, which is fine.
        out.push(
          ...wrapParagraphs(
            [comment[0].toUpperCase() + comment.slice(1)],
            maxColumns - indent.length - 3,
          ).map((each) => `${indent}// ${each}`),
          code,
        );
        if (oddBackticks(code)) inTemplate = true;
        continue;
      }
    }
    out.push(line);
    if (!isCss && oddBackticks(line)) inTemplate = true;
  }
  return out.join('\n');
}

function oddBackticks(line) {
  const code = line.replaceAll(/\\./g, '');
  return (code.replaceAll(/'(?:[^'`\n]*`[^'\n]*)'/g, '').match(/`/g) ?? []).length % 2 === 1;
}

function trailingComment(line) {
  let quote = '';
  for (let i = 0; i < line.length; i += 1) {
    const c = line[i];
    if (quote) {
      if (c === '\\') i += 1;
      else if (c === quote) quote = '';
      continue;
    }
    if (c === "'" || c === '"' || c === '`') {
      quote = c;
      continue;
    }
    if (c === '/' && line[i + 1] === '/' && /\s/.test(line[i - 1] ?? '')) return i;
  }
  return -1;
}

function wrapBlock(block, indent, star) {
  const inner = block.map((each, index) => {
    let text = each;
    if (index === 0) text = text.replace(/^\s*\/\*\*? ?/, '');
    if (index === block.length - 1) text = text.replace(/\s*\*\/\s*$/, '');
    if (index > 0) text = text.replace(/^\s*\* ?/, '');
    return text.trimEnd();
  });
  while (inner[0] === '') inner.shift();
  while (inner.at(-1) === '') inner.pop();
  const wrapped = wrapParagraphs(inner, maxColumns - indent.length - 3);
  if (wrapped.length === 1 && indent.length + 4 + star.length + wrapped[0].length + 3 <= maxColumns)
    return [`${indent}/*${star} ${wrapped[0]} */`];
  return [
    `${indent}/*${star}`,
    ...wrapped.map((each) => `${indent} * ${each}`.trimEnd()),
    `${indent} */`,
  ];
}

/** Lines of text, wrapped. A blank line, an indented line, a list item, a tag and a labelled line begin a paragraph of their own. */
function wrapParagraphs(lines, width) {
  const out = [];
  let paragraph;
  const flush = () => {
    if (!paragraph) return;
    const { first, hang, words } = paragraph;
    let current = first;
    let isEmpty = true;
    for (const word of words) {
      if (!isEmpty && current.length + 1 + word.length > width) {
        out.push(current);
        current = ' '.repeat(hang) + word;
      } else {
        current += (isEmpty ? '' : ' ') + word;
      }
      isEmpty = false;
    }
    out.push(current);
    paragraph = undefined;
  };
  let inCode = false;
  for (const line of lines) {
    if (line.trim().startsWith('```')) {
      flush();
      inCode = !inCode;
      out.push(line);
      continue;
    }
    if (inCode || line.trim() === '' || line.trim().startsWith('|')) {
      flush();
      out.push(line);
      continue;
    }
    const label = /^(\s*)(- |\d+\. |@\w+ |[A-Z]\w+:\s{1,}|\* )(.*)$/.exec(line);
    const indent = /^\s*/.exec(line)[0].length;
    if (
      label &&
      (indent === 0 || label[2] === '- ') &&
      !(paragraph && /^[A-Z]\w+:\s$/.test(label[2]) && label[2].length > 10)
    ) {
      flush();
      const isTag = label[2].startsWith('@');
      paragraph = {
        first: label[1] + label[2],
        hang: isTag ? 2 : label[1].length + label[2].length,
        words: label[3].split(/\s+/).filter(Boolean),
      };
    } else if (
      paragraph &&
      (indent === paragraph.hang || (paragraph.hang > 0 && indent > 0 && indent <= paragraph.hang))
    )
      paragraph.words.push(...line.trim().split(/\s+/));
    else {
      flush();
      paragraph = { first: ' '.repeat(indent), hang: indent, words: line.trim().split(/\s+/) };
    }
  }
  flush();
  return out;
}
