import type { ReactNode } from 'react';
import { plainBlocks, type PlainBlock } from './plainText.ts';
import type { HeadingLevel } from './richRules.ts';
import { ServedTextContext } from './ServedTextContext.ts';

/** Lets operators' HTML be rendered as plain text; for the server only. */
export function PlainHtmlProvider({ children }: { children: ReactNode }) {
  return <ServedTextContext value={plainHtml}>{children}</ServedTextContext>;
}

/** Returns headings, paragraphs and lists of the HTML as plain text, without links. */
function plainHtml(html: string, level: HeadingLevel): ReactNode {
  return groupListItems(plainBlocks(html)).map((blocks, index) => (
    <PlainGroup key={index} blocks={blocks} level={level} />
  ));
}

function PlainGroup({ blocks, level }: { blocks: readonly PlainBlock[]; level: HeadingLevel }) {
  const Heading = `h${level}` as const;
  const [{ kind, text } = { kind: 'paragraph', text: '' }] = blocks;
  if (kind === 'listItem')
    return (
      <ul>
        {blocks.map((block, index) => (
          <li key={index}>{block.text}</li>
        ))}
      </ul>
    );
  return kind === 'heading' ? <Heading>{text}</Heading> : <p>{text}</p>;
}

/** Groups consecutive list items into one list; every other block is a group of its own. */
function groupListItems(blocks: readonly PlainBlock[]): PlainBlock[][] {
  const groups: PlainBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === 'listItem' && last?.[0]?.kind === 'listItem') last.push(block);
    else groups.push([block]);
  }
  return groups;
}
