import type { ContentTextProps } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useStores } from '../../core/stores.ts';
import { contentLink } from '../ContentPicture/contentLink.ts';
import styles from './ContentText.module.css';

type Block = ContentTextProps['blocks'][number];
type Segment = NonNullable<Block['linkedTexts']>[number][number];

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

function TextPart({
  block: { kind, texts = [], linkedTexts = texts.map((text) => [{ text }]) },
  level,
}: {
  block: Block;
  level: number;
}) {
  if (kind === 'list' || kind === 'steps') {
    const List = kind === 'list' ? 'ul' : 'ol';
    return (
      <List>
        {linkedTexts.map((segments, index) => (
          <li key={index}>
            <LinkedText segments={segments} />
          </li>
        ))}
      </List>
    );
  }
  const Element = { paragraph: 'p', quote: 'blockquote', heading: headingOf(level) } as const;
  const Part = Element[kind];
  return linkedTexts.map((segments, index) => (
    <Part key={index}>
      <LinkedText segments={segments} />
    </Part>
  ));
}

/** A text whose segments can be links. */
const LinkedText = observer(function LinkedText({ segments }: { segments: readonly Segment[] }) {
  const stores = useStores();
  return segments.map(({ text, link }, index) => {
    const attributes = contentLink(stores, link);
    return attributes ? (
      <a key={index} {...attributes}>
        {text}
      </a>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    );
  });
});

function headingOf(level: number): 'h1' | 'h2' | 'h3' {
  return level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3';
}
