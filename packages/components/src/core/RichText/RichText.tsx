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
/** A browser that sanitises by itself needs no library for it. */
const Rich = canSanitise()
  ? ({ html }: TextProps) => <SanitisedHtml html={html} sanitise={sanitiseHtml} />
  : Purified;

interface TextProps {
  html: string;
  level: 2 | 3;
}

/**
 * HTML somebody else wrote. The server, which cannot sanitise, shows its words, and a browser the
 * sanitised text in their place as soon as it can. Where the browser has no sanitiser, one comes
 * with the first text.
 */
export function RichText({
  html: written,
  lang,
  level = 3,
}: {
  html: string;
  lang?: string | undefined;
  /** Level of its headings, which operators write as h3: 2 where the text is the page. */
  level?: 2 | 3;
}) {
  const html = level === 3 ? written : written.replaceAll(/<(\/?)h3\b/gi, '<$1h2');
  const Text = useHydrated() ? Rich : PlainHtml;
  return (
    <div className={styles.text} lang={lang} dir="auto">
      <Text html={html} level={level} />
    </div>
  );
}

/** The words of it, which say it all but the links. */
function PlainHtml({ html, level }: TextProps) {
  return (
    <div>
      {inLists(plainBlocks(html)).map((blocks, index) => (
        <Plain key={index} blocks={blocks} level={level} />
      ))}
    </div>
  );
}

function Plain({ blocks, level }: { blocks: readonly PlainBlock[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const [{ kind, text } = { kind: 'paragraph', text: '' }] = blocks;
  if (kind === 'point')
    return (
      <ul>
        {blocks.map((block) => (
          <li key={block.text}>{block.text}</li>
        ))}
      </ul>
    );
  return kind === 'heading' ? <Heading>{text}</Heading> : <p>{text}</p>;
}

/** Points that follow each other are one list. */
function inLists(blocks: readonly PlainBlock[]): PlainBlock[][] {
  const lists: PlainBlock[][] = [];
  for (const block of blocks) {
    const last = lists.at(-1);
    if (block.kind === 'point' && last?.[0]?.kind === 'point') last.push(block);
    else lists.push([block]);
  }
  return lists;
}
