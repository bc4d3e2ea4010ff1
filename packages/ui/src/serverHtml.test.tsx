import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as ui from './index.ts';

const labels = {
  previous: 'Previous',
  next: 'Next',
  first: 'First',
  last: 'Last',
  pause: 'Pause',
  play: 'Play',
  slide: (position: number, count: number) => `${position}/${count}`,
};
const noop = () => undefined;
const choices = [
  { value: 'a', label: 'A', icon: 'star' as const },
  { value: 'b', label: 'B' },
];

/** A sample of each primitive with most of its props. A missing primitive is a type error. */
const samples: Record<
  Exclude<
    keyof typeof ui,
    'classNames' | 'markOverflow' | 'setImageLoadQueue' | 'useDisclosure' | 'useNearViewport'
  >,
  ReactElement
> = {
  Amount: <ui.Amount text="€ 5" tone="positive" size="huge" />,
  Badge: (
    <ui.Badge tone="highlight" icon="flame">
      Hot
    </ui.Badge>
  ),
  Button: (
    <ui.Button busy iconStart="wallet" iconEnd="arrow-right" wide>
      Go
    </ui.Button>
  ),
  ButtonGroup: <ui.ButtonGroup label="x">x</ui.ButtonGroup>,
  Card: (
    <ui.Card raised tone="warning">
      x
    </ui.Card>
  ),
  Carousel: (
    <ui.Carousel
      items={[1, 2, 3]}
      render={(item) => item}
      label="x"
      labels={labels}
      autoplayMs={3000}
      loop
      perView={5}
      gapPx={16}
      dots
    />
  ),
  Checkbox: <ui.Checkbox label="x" checked onChange={noop} error="e" hint="h" as="switch" />,
  Chips: <ui.Chips label="x" options={choices} value="a" onChange={noop} wrap />,
  Dialog: (
    <ui.Dialog open onClose={noop} title="x" closeLabel="c" size="large" actions="a">
      x
    </ui.Dialog>
  ),
  Digits: (
    <>
      <ui.Digits text="€ 1,234.50" rowHeightPx={85} label="x" />
      <ui.Digits text="€ 1,234.50" rowHeightPx={85} label="x" pending />
    </>
  ),
  EmptyState: <ui.EmptyState title="x" text="t" action="a" />,
  ErrorState: <ui.ErrorState text="x" title="t" retryLabel="r" onRetry={noop} />,
  FactList: <ui.FactList facts={[{ label: 'x', value: 'v' }]} />,
  Field: (
    <ui.Field
      label="x"
      type="password"
      value="v"
      onChange={noop}
      hint="h"
      error="e"
      start="s"
      end="e"
      reveal={{ show: 's', hide: 'h' }}
    />
  ),
  FieldFrame: (
    <ui.FieldFrame label="x">
      {(wiring) => (
        <button {...wiring} type="button">
          +63
        </button>
      )}
    </ui.FieldFrame>
  ),
  Grid: (
    <ui.Grid columns={6} gap="xl" as="ul">
      x
    </ui.Grid>
  ),
  Icon: <ui.Icon name="chevron-left" label="x" size="huge" />,
  IconButton: <ui.IconButton icon="x" label="x" round busy />,
  Image: (
    <>
      <ui.Image src="/a.png" alt="a" ratio="tile" />
      <ui.Image src={undefined} alt="a b" ratio="3:1" />
    </>
  ),
  Logo: <ui.Logo src="/l.svg" srcDark="/d.svg" alt="x" width={10} height={10} />,
  Marquee: (
    <ui.Marquee label="x" labels={labels} pxPerSecond={80}>
      x
    </ui.Marquee>
  ),
  Menu: <ui.Menu label="x" items={[{ id: 'a', label: 'a' }]} icon="user" iconOnly align="end" />,
  OperatorText: <ui.OperatorText>Time for a break?</ui.OperatorText>,
  Pagination: (
    <ui.Pagination label="x" page={1} pageCount={2} onPage={noop} text="t" labels={labels} />
  ),
  Popover: <ui.Popover label="x">x</ui.Popover>,
  HorizontalList: (
    <ui.HorizontalList label="x" labels={labels} itemSize="card">
      x
    </ui.HorizontalList>
  ),
  SearchField: <ui.SearchField label="x" clearLabel="c" value="v" onChange={noop} />,
  Section: (
    <ui.Section title="x" icon="star" text="t" seeAll={{ href: '/', text: 'all' }}>
      x
    </ui.Section>
  ),
  Segmented: <ui.Segmented label="x" options={choices} value="a" onChange={noop} wide />,
  Select: (
    <ui.Select label="x" options={choices} value="a" onChange={noop} placeholder="p" start="s" />
  ),
  Skeleton: (
    <>
      <ui.Skeleton shape="tile" />
      <ui.Skeleton shape="line" lines={3} />
      <ui.Skeleton ratio="16:6" />
    </>
  ),
  SkipLink: <ui.SkipLink href="#main">x</ui.SkipLink>,
  Spinner: <ui.Spinner label="x" size="large" />,
  Stack: (
    <ui.Stack gap="2xl" direction="row" wrap as="ul">
      x
    </ui.Stack>
  ),
  LogoMarquee: (
    <ui.LogoMarquee
      items={['a', 'b']}
      keyOf={String}
      render={String}
      label="x"
      labels={labels}
      perView={10}
      gapPx={10}
      speedMs={3000}
    />
  ),
  TabPanel: (
    <ui.TabPanel name="n" value="a">
      x
    </ui.TabPanel>
  ),
  Tabs: <ui.Tabs label="x" name="n" tabs={choices} selected="a" onSelect={noop} />,
  TextArea: (
    <ui.TextArea label="x" value="v" onChange={noop} hint="h" error="e" required limit={140} />
  ),
  Tile: (
    <ui.Tile
      title="x"
      subtitle="s"
      image="/a.png"
      href="/"
      badges="b"
      corner="c"
      actions="a"
      info="i"
      notice="n"
    />
  ),
  TileGrid: (
    <ui.TileGrid size="large" busy>
      x
    </ui.TileGrid>
  ),
  ToastRegion: (
    <ui.ToastRegion
      label="x"
      closeLabel="c"
      toasts={[{ id: '1', text: 't', tone: 'negative' }]}
      onDismiss={noop}
    />
  ),
  VisuallyHidden: <ui.VisuallyHidden role="status">x</ui.VisuallyHidden>,
};

it.each(Object.entries(samples))(
  '%s renders on the server without an inline style or script',
  (_, sample) => {
    const html = renderToString(sample);
    expect(html).not.toBe('');
    expect(html).not.toMatch(/\sstyle=|<style|<script|\son[a-z]+=/i);
  },
);
