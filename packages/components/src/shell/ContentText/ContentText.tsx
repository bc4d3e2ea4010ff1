import type { ContentTextProps } from '@livery/model';
import styles from './ContentText.module.css';

type Block = ContentTextProps['blocks'][number];

export function ContentText({ title, level = 2, blocks }: ContentTextProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.text}>
      {title === undefined ? null : <Heading>{title}</Heading>}
      {blocks.map((block, index) => (
        <TextPart key={index} block={block} level={title === undefined ? level : level + 1} />
      ))}
    </div>
  );
}

function TextPart({ block: { kind, texts }, level }: { block: Block; level: number }) {
  if (kind === 'list' || kind === 'steps') {
    const List = kind === 'list' ? 'ul' : 'ol';
    return (
      <List>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    );
  }
  const Element = { paragraph: 'p', quote: 'blockquote', heading: headingOf(level) } as const;
  const Part = Element[kind];
  return texts.map((text) => <Part key={text}>{text}</Part>);
}

function headingOf(level: number): 'h1' | 'h2' | 'h3' {
  return level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3';
}
