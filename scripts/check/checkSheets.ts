import type { SourceFile } from './checkLayers.ts';

/**
 * Sheets that may ask for the width of the window: bars, menus and dialogs at its edges, the bet
 * slip, which is at an edge or beside the page, with its column, and the base sheet. All other
 * components are in a slot, which may be narrow in a wide window.
 */
const windowSheets: ReadonlySet<string> = new Set([
  'packages/components/src/account/AccountPanel/AccountPanel.module.css',
  'packages/components/src/centre/Centre/CentreFrame.module.css',
  'packages/components/src/shell/ProviderMenu/ProviderMenu.module.css',
  'packages/components/src/promotions/AnnouncementBar/AnnouncementBar.module.css',
  'packages/components/src/shell/Bar/Bar.module.css',
  'packages/components/src/shell/Columns/Columns.module.css',
  'packages/components/src/shell/DownloadBanner/DownloadBanner.module.css',
  'packages/components/src/shell/LiveClock/LiveClock.module.css',
  'packages/components/src/shell/MenuBar/MenuBar.module.css',
  'packages/components/src/shell/MenuButton/MenuButton.module.css',
  'packages/components/src/shell/PageShell/PageShell.module.css',
  'packages/components/src/shell/SideBar/SideBar.module.css',
  'packages/components/src/sports/BetSlip/BetSlip.module.css',
  'packages/ui/src/Dialog/Dialog.module.css',
  'packages/ui/src/ToastRegion/ToastRegion.module.css',
  'packages/ui/src/base.css',
]);

/**
 * Widths of a slot at which components may change their layout: a phone's or a narrow column's, and
 * one with room for two columns. CSS has no constants for queries, so they are here.
 */
const slotWidths: ReadonlySet<string> = new Set(['40rem', '52rem']);

const query = /@(?<kind>media|container)\s(?<condition>[^{;]*)\{/g;
const windowWidth = /\b(?:(?:min|max)-)?(?:width|inline-size)\b/;
const length = /\b\d[\d.]*[a-z]+\b/g;

/** Properties of a side of the screen, which are wrong in right-to-left or vertical scripts. */
const physicalProperty =
  /(?<=[\s;{])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)|left|right|top|bottom|(?:min-|max-)?(?:width|height)|float)(?=\s?:)/g;

/**
 * Without a graphics card, what is under it is drawn again for every frame: 150 ms for a window of
 * 1280 by 800 pixels (Chromium 156).
 */
const slowProperty = /(?<=[\s;{])backdrop-filter(?=\s?:)/g;

/**
 * Returns what is wrong in style sheets of components: rules outside the cascade layer, properties
 * of a side of the screen, queries of the window's width where a container's is meant, other widths
 * of a slot than the agreed ones, and a property that is too slow for every frame.
 */
export function checkSheets(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text: sheet }) => {
    const text = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) =>
      comment.replaceAll(/[^\n]/g, ' '),
    );
    const findings: string[] = [];
    const add = (index: number, finding: string) =>
      findings.push(`${path}:${text.slice(0, index).split('\n').length} ${finding}`);

    for (const { 0: name, index } of text.matchAll(slowProperty))
      add(
        index,
        `has ${name}, which costs 150 ms of each frame without a graphics card. Take a background that is less transparent.`,
      );

    if (path.endsWith('.module.css')) {
      // The formatter indents all that is inside the layer.
      const outside = [...text.matchAll(/^[^\s}].*|^\}/gm)];
      if (outside[0]?.[0] !== '@layer components {' || outside[1]?.[0] !== '}' || outside[2])
        add(
          outside[2]?.index ?? 0,
          'has rules outside "@layer components { … }", which override every layer. Move them into it.',
        );
      for (const { 0: name, index } of text.matchAll(physicalProperty))
        add(
          index,
          `has ${name}, which does not follow the direction of the text. Take the logical property.`,
        );
    }

    for (const { 0: rule, index, groups: { kind, condition = '' } = {} } of text.matchAll(query)) {
      if (kind === 'media' && windowWidth.test(condition) && !windowSheets.has(path))
        add(
          index,
          `asks for the window's width with "${rule.slice(0, -1).trim()}". Ask for the slot's: "@container slot (inline-size >= …)".`,
        );
      if (kind === 'container' && condition.startsWith('slot '))
        for (const [width] of condition.matchAll(length))
          if (!slotWidths.has(width))
            add(
              index,
              `changes at a slot's width of ${width}. Take one of ${[...slotWidths].join(', ')}.`,
            );
    }
    return findings;
  });
}
