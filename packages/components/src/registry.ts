import type { ComponentProps } from '@livery/contract';
import type { FunctionComponent } from 'react';
import { AccountPanel } from './AccountPanel/AccountPanel.tsx';
import { BannerCarousel } from './BannerCarousel/BannerCarousel.tsx';
import { Bar } from './Bar/Bar.tsx';
import { BrandLogo } from './BrandLogo/BrandLogo.tsx';
import { Columns } from './Columns/Columns.tsx';
import { core, Family, type RegistryLine } from './Family.ts';
import { LanguagePicker } from './LanguagePicker/LanguagePicker.tsx';
import { LiveClock } from './LiveClock/LiveClock.tsx';
import { MenuBar } from './MenuBar/MenuBar.tsx';
import { MessagePanel } from './MessagePanel/MessagePanel.tsx';
import { PageShell } from './PageShell/PageShell.tsx';
import { SiteFooter } from './SiteFooter/SiteFooter.tsx';
import { Stack } from './Stack/Stack.tsx';
import { TextBlock } from './TextBlock/TextBlock.tsx';
import { ThemeToggle } from './ThemeToggle/ThemeToggle.tsx';

const account = new Family('account', () => import('./families/account.ts'));
const lobby = new Family('lobby', () => import('./families/lobby.ts'));

const families = [account, lobby];

/** Every component but the renderer's own Outlet. A component folder without a line here does not compile. */
type RegistryLines = { [Name in Exclude<keyof ComponentProps, 'Outlet'>]: RegistryLine<ComponentProps[Name]> };

const lines: RegistryLines = {
  AccountPanel: core(AccountPanel),
  BannerCarousel: core(BannerCarousel),
  Bar: core(Bar),
  BrandLogo: core(BrandLogo),
  CategoryTiles: lobby.line((family) => family.CategoryTiles),
  Columns: core(Columns),
  GameBoard: lobby.line((family) => family.GameBoard),
  GameGrid: lobby.line((family) => family.GameGrid),
  GameRail: lobby.line((family) => family.GameRail),
  LanguagePicker: core(LanguagePicker),
  LiveClock: core(LiveClock),
  LoginForm: account.line((family) => family.LoginForm),
  MenuBar: core(MenuBar),
  MessagePanel: core(MessagePanel),
  PageShell: core(PageShell),
  SiteFooter: core(SiteFooter),
  Stack: core(Stack),
  TextBlock: core(TextBlock),
  ThemeToggle: core(ThemeToggle),
  VendorRail: lobby.line((family) => family.VendorRail),
};

const byName: ReadonlyMap<string, RegistryLine<never>> = new Map(Object.entries(lines));

/** The components a page may name. */
export const componentRegistry = {
  /** The component, once its family is loaded; `undefined` for a name the registry does not have. */
  get: (name: string): FunctionComponent<never> | undefined => byName.get(name)?.get(),
  /** The family a component is loaded with; `undefined` when every page has it. */
  familyOf: (name: string): string | undefined => byName.get(name)?.family,
  /** Loads families by name; rejects when one cannot be had. */
  load: async (names: readonly string[]): Promise<void> => {
    await Promise.all(families.filter(({ name }) => names.includes(name)).map((family) => family.load()));
  },
};
