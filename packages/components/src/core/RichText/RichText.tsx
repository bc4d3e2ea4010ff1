import { Chunk } from '../chunks/Chunk.tsx';
import { plainBlocks, type PlainBlock } from '../plainText.ts';
import { useHydrated } from '../useHydrated.ts';
import { canSanitise, sanitiseHtml } from './sanitiseHtml.ts';
import { SanitisedHtml } from './SanitisedHtml.tsx';
import styles from './RichText.module.css';

const richText = new Chunk('richText', () => import('./PurifiedHtml.tsx'));
const Purified = richText.lazy(
  (module) => module.PurifiedHtml,
  ({ html, level }: TextProps) => <PlainHtml html={html} level={level} />,
);
/** Uses the browser's own sanitiser where it has one, so that the library is not loaded. */
const Rich = canSanitise()
  ? ({ html }: TextProps) => <SanitisedHtml html={html} sanitise={sanitiseHtml} />
  : Purified;

interface TextProps {
  html: string;
  level: 2 | 3;
}

/**
 * HTML from the operator. The server cannot sanitise, so it renders plain text; the browser
 * replaces it with sanitised HTML after hydration. A browser without a sanitiser loads the library
 * with the first text.
 */
export function RichText({
  html: source = '',
  lang,
  level = 3,
}: {
  html: string | undefined;
  lang?: string | undefined;
  /** Level of the headings, which operators write as h3; 2 if the text is the whole page. */
  level?: 2 | 3;
}) {
  const html = level === 3 ? source : source.replaceAll(/<(\/?)h3\b/gi, '<$1h2');
  const Text = useHydrated() ? Rich : PlainHtml;
  return (
    <div className={styles.text} lang={lang} dir="auto">
      <Text html={html} level={level} />
    </div>
  );
}

/** Headings, paragraphs and lists of the HTML as plain text, without links. */
function PlainHtml({ html, level }: TextProps) {
  return (
    <div>
      {groupListItems(plainBlocks(html)).map((blocks, index) => (
        <PlainGroup key={index} blocks={blocks} level={level} />
      ))}
    </div>
  );
}

function PlainGroup({ blocks, level }: { blocks: readonly PlainBlock[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const [{ kind, text } = { kind: 'paragraph', text: '' }] = blocks;
  if (kind === 'listItem')
    return (
      <ul>
        {blocks.map((block) => (
          <li key={block.text}>{block.text}</li>
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
