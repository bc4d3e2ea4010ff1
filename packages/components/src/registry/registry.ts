import type { ComponentProps } from '@livery/model';
import type { FunctionComponent } from 'react';
import { AccountPanel } from '../account/AccountPanel/AccountPanel.tsx';
import { BannerCarousel } from '../home/BannerCarousel/BannerCarousel.tsx';
import { Bar } from '../shell/Bar/Bar.tsx';
import { BrandLogo } from '../shell/BrandLogo/BrandLogo.tsx';
import { Columns } from '../shell/Columns/Columns.tsx';
import { core, Family, type RegistryLine } from '../core/Family.tsx';
import { LanguagePicker } from '../preferences/LanguagePicker/LanguagePicker.tsx';
import { LiveClock } from '../shell/LiveClock/LiveClock.tsx';
import { footer, lobbyTools, topBar } from '../core/lateFamilies.ts';
import { MenuBar } from '../shell/MenuBar/MenuBar.tsx';
import { MessagePanel } from '../account/MessagePanel/MessagePanel.tsx';
import { PageShell } from '../shell/PageShell/PageShell.tsx';
import { SiteFooter } from '../shell/SiteFooter/SiteFooter.tsx';
import { Stack } from '../shell/Stack/Stack.tsx';
import { TextBlock } from '../shell/TextBlock/TextBlock.tsx';
import { ThemeToggle } from '../preferences/ThemeToggle/ThemeToggle.tsx';

const account = new Family('account', () => import('./families/account.ts'));
const agent = new Family('agent', () => import('./families/agent.ts'));
const lottery = new Family('lottery', () => import('./families/lottery.ts'));
const vendors = new Family('vendors', () => import('./families/vendors.ts'));
const grid = new Family('grid', () => import('./families/grid.ts'), lobbyTools);
const lobby = new Family('lobby', () => import('./families/lobby.ts'));

const news = new Family('news', () => import('./families/news.ts'));
const download = new Family('download', () => import('./families/download.ts'));
const help = new Family('help', () => import('./families/help.ts'));
const joinus = new Family('joinus', () => import('./families/joinus.ts'));
const play = new Family('play', () => import('./families/play.ts'));
const pointMall = new Family('pointMall', () => import('./families/pointMall.ts'));
const promo = new Family('promo', () => import('./families/promo.ts'));
const promoDetail = new Family('promoDetail', () => import('./families/promoDetail.ts'));
const recover = new Family('recover', () => import('./families/recover.ts'));
const register = new Family('register', () => import('./families/register.ts'));
const vip = new Family('vip', () => import('./families/vip.ts'));

const home = new Family('home', () => import('./families/home.ts'));

const families = [
  account,
  agent,
  grid,
  lobby,
  help,
  joinus,
  play,
  pointMall,
  promo,
  promoDetail,
  recover,
  register,
  vip,
];
/** Families whose code may come after the page answers. */
const late: readonly Family<unknown>[] = [
  footer,
  home,
  lottery,
  news,
  lobbyTools,
  topBar,
  vendors,
  download,
];

/**
 * Every component but the renderer's own Outlet. A component folder without a line here does not
 * compile.
 */
type RegistryLines = {
  [Name in Exclude<keyof ComponentProps, 'Outlet'>]: RegistryLine<ComponentProps[Name]>;
};

const lines: RegistryLines = {
  AccountPanel: core(AccountPanel),
  BannerCarousel: core(BannerCarousel),
  Bar: core(Bar),
  BrandLogo: core(BrandLogo),
  Columns: core(Columns),
  LanguagePicker: core(LanguagePicker),
  LiveClock: core(LiveClock),
  MenuBar: core(MenuBar, topBar),
  MessagePanel: core(MessagePanel),
  PageShell: core(PageShell),
  SiteFooter: core(SiteFooter, footer),
  Stack: core(Stack),
  TextBlock: core(TextBlock),
  ThemeToggle: core(ThemeToggle),
  ...account.lines('LoginForm'),
  ...agent.lines('AgentHome'),
  ...account.lateLines('GameMenu'),
  ...download.lateLines('DownloadBlock'),
  ...footer.lateLines('ProviderStrip'),
  ...grid.lines('GameGrid'),
  ...help.lines('HelpArticle', 'HelpCentre'),
  ...home.lateLines('DownloadPromo', 'JackpotCounter', 'RecentGames', 'WinnerBoard'),
  ...joinus.lines('JoinForm', 'JoinProgramme'),
  ...lobby.lines('CategoryTiles', 'GameBoard', 'GameRail'),
  ...lottery.lateLines('LotteryBoard', 'OpenedNumbers'),
  ...news.lateLines(
    'AnnouncementBar',
    'MaintenanceNotice',
    'NoticeList',
    'PopupNotices',
    'SideBar',
  ),
  ...play.lines('GamePlay'),
  ...pointMall.lines('MallCatalogue'),
  ...promo.lines('PromotionList', 'PromotionZalo'),
  ...promoDetail.lines('PromotionDetail'),
  ...recover.lines('RecoverForm'),
  ...register.lines('RegisterForm'),
  ...topBar.lateLines('DownloadBanner'),
  ...vendors.lateLines('VendorCards', 'VendorRail', 'VendorRoute'),
  ...vip.lines('VipProgramme'),
};

const byName: ReadonlyMap<string, RegistryLine<never>> = new Map(Object.entries(lines));

/** The components a page may name. */
export const componentRegistry = {
  /**
   * The component, once its family is loaded; `undefined` for a name the registry does not have.
   */
  get: (name: string): FunctionComponent<never> | undefined => byName.get(name)?.get(),
  /** The family a component is loaded with; `undefined` when every page has it. */
  familyOf: (name: string): string | undefined => byName.get(name)?.family,
  /** The family the late parts of another one come with. */
  partsOf: (name: string): string | undefined =>
    families.find((family) => family.name === name)?.parts,
  /** Whether a family's code may come after the page answers. */
  isLate: (family: string): boolean => late.some(({ name }) => name === family),
  /** Loads families by name; rejects when one cannot be had. */
  load: async (names: readonly string[]): Promise<void> => {
    await Promise.all(
      [...families, ...late]
        .filter(({ name }) => names.includes(name))
        .map((family) => family.load()),
    );
  },
};
