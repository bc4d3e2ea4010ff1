// Made by `npm run generate`. Change its source instead.
import type { ComponentProps } from '@livery/model';
import { AccountPanel } from '../account/AccountPanel/AccountPanel.tsx';
import { Bar } from '../shell/Bar/Bar.tsx';
import { BrandLogo } from '../shell/BrandLogo/BrandLogo.tsx';
import { Columns } from '../shell/Columns/Columns.tsx';
import { MenuBar } from '../shell/MenuBar/MenuBar.tsx';
import { MenuButton } from '../shell/MenuButton/MenuButton.tsx';
import { PageShell } from '../shell/PageShell/PageShell.tsx';
import { Stack } from '../shell/Stack/Stack.tsx';
import { TextBlock } from '../shell/TextBlock/TextBlock.tsx';
import { ThemeToggle } from '../preferences/ThemeToggle/ThemeToggle.tsx';
import { eager, type RegistryEntry } from '../core/chunks/Chunk.tsx';
import { account, agent, banners, betSlip, cashier, centre, content, contracts, download, fbSports, footer, grid, help, home, joinus, lobby, lottery, news, odds, play, pointMall, promo, promoDetail, recover, register, vendorRail, vendors, vip } from './chunks/chunks.gen.ts';
import { topBar } from '../shell/MenuBar/topBar.chunk.gen.ts';

/** Every component but the renderer's own Outlet, by its name. */
export const entries: {
  readonly [Name in Exclude<keyof ComponentProps, 'Outlet'>]: RegistryEntry<ComponentProps[Name]>;
} = {
  AccountPanel: eager(AccountPanel),
  ActionCards: centre.entry('ActionCards'),
  AgentHome: agent.entry('AgentHome'),
  AnnouncementBar: news.lazyEntry('AnnouncementBar'),
  BannerCarousel: banners.lazyEntry('BannerCarousel'),
  Bar: eager(Bar),
  BetSlip: betSlip.lazyEntry('BetSlip'),
  BrandLogo: eager(BrandLogo),
  CategoryTiles: lobby.entry('CategoryTiles'),
  Columns: eager(Columns),
  ContentButtons: content.lazyEntry('ContentButtons'),
  ContentCards: content.lazyEntry('ContentCards'),
  ContentEmbed: content.lazyEntry('ContentEmbed'),
  ContentPicture: content.lazyEntry('ContentPicture'),
  ContentQuestions: content.lazyEntry('ContentQuestions'),
  ContentText: content.lazyEntry('ContentText'),
  ContractDesk: contracts.entry('ContractDesk'),
  DepositDesk: cashier.entry('DepositDesk'),
  DownloadBanner: topBar.lazyEntry('DownloadBanner'),
  DownloadBlock: download.lazyEntry('DownloadBlock'),
  DownloadPromo: home.lazyEntry('DownloadPromo'),
  DrawResults: lottery.lazyEntry('DrawResults'),
  FormPage: centre.entry('FormPage'),
  GameGrid: grid.entry('GameGrid'),
  GameMenu: account.lazyEntry('GameMenu'),
  GamePlay: play.entry('GamePlay'),
  GameRail: lobby.entry('GameRail'),
  GameTable: lobby.entry('GameTable'),
  HelpArticle: help.entry('HelpArticle'),
  HelpCentre: help.entry('HelpCentre'),
  InstallOffer: news.lazyEntry('InstallOffer'),
  JackpotCounter: home.lazyEntry('JackpotCounter'),
  JoinForm: joinus.entry('JoinForm'),
  JoinProgramme: joinus.entry('JoinProgramme'),
  LanguagePicker: topBar.lazyEntry('LanguagePicker'),
  LeaderboardRules: centre.entry('LeaderboardRules'),
  LiveClock: topBar.lazyEntry('LiveClock'),
  LoginForm: account.entry('LoginForm'),
  LotteryList: lottery.lazyEntry('LotteryList'),
  MaintenanceNotice: news.lazyEntry('MaintenanceNotice'),
  MallCatalogue: pointMall.entry('MallCatalogue'),
  MenuBar: eager(MenuBar, topBar),
  MenuButton: eager(MenuButton),
  MessagePanel: content.entry('MessagePanel'),
  NoticeList: news.lazyEntry('NoticeList'),
  OddsBoard: odds.lazyEntry('OddsBoard'),
  PageShell: eager(PageShell),
  PopularGames: home.lazyEntry('PopularGames'),
  PopupNotices: news.lazyEntry('PopupNotices'),
  PromotionDetail: promoDetail.entry('PromotionDetail'),
  PromotionList: promo.entry('PromotionList'),
  PromotionZalo: promo.entry('PromotionZalo'),
  ProviderStrip: footer.lazyEntry('ProviderStrip'),
  RecentGames: home.lazyEntry('RecentGames'),
  RecentWinners: home.lazyEntry('RecentWinners'),
  RecordTable: centre.entry('RecordTable'),
  RecoverForm: recover.entry('RecoverForm'),
  ReferralInvitation: centre.entry('ReferralInvitation'),
  RegisterForm: register.entry('RegisterForm'),
  SecurityCentre: centre.entry('SecurityCentre'),
  SideBar: news.lazyEntry('SideBar'),
  SiteFooter: footer.lazyEntry('SiteFooter'),
  SiteSearch: topBar.lazyEntry('SiteSearch'),
  Stack: eager(Stack),
  StatCards: centre.entry('StatCards'),
  TabPanels: centre.entry('TabPanels'),
  TextBlock: eager(TextBlock),
  ThemeToggle: eager(ThemeToggle),
  VendorCards: vendors.lazyEntry('VendorCards'),
  VendorRail: vendorRail.lazyEntry('VendorRail'),
  VendorRoute: fbSports.lazyEntry('VendorRoute'),
  VipProgramme: vip.entry('VipProgramme'),
};

/** The components that must never disappear without a message. */
export const essentialComponents = new Set<string>(['AccountPanel', 'ContractDesk', 'DepositDesk', 'FormPage', 'GameGrid', 'LoginForm', 'RecordTable', 'RecoverForm', 'RegisterForm', 'SiteFooter']);

/** The components that call no hooks. */
export const plainComponents = new Set<string>(['Bar', 'Columns', 'PageShell', 'RegisterForm', 'Stack', 'TextBlock']);
