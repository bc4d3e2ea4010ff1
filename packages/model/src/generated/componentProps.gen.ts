// Made by `npm run generate`. Change its source instead.
/**
 * For a guest the ways in; for a member name, balance and the way out.
 */
export interface AccountPanelProps {}
/**
 * Where agents begin: who they are, what is known of the account, and the pages of the agent centre that exist.
 */
export interface AgentHomeProps {
  /**
   * The menu of the agent centre's pages; while it has none, that is said.
   */
  menu?: string;
}
/**
 * The titles of the operator's notices as a running line; each opens its notice.
 */
export interface AnnouncementBarProps {
  /**
   * Stands before the line.
   */
  title: string;
}
/**
 * The banners of a group. Hidden when the group has none.
 */
export interface BannerCarouselProps {
  /**
   * The banner group; the route's own, when left out.
   */
  group?: string;
  /**
   * Wide and high, or slim.
   */
  look?: 'hero' | 'strip';
  /**
   * Time a banner stands, when there are more than one.
   */
  autoplayMs?: number;
}
/**
 * Things side by side: some at the start, some in the middle, some at the end.
 */
export interface BarProps {
  /**
   * How it stands out.
   */
  look?: 'plain' | 'utility' | 'header';
}
/**
 * The brand's logo; leads home.
 */
export interface BrandLogoProps {
  /**
   * Its height.
   */
  size?: 'small' | 'medium' | 'large';
}
/**
 * The operator's game categories, in its order.
 */
export interface CategoryTilesProps {
  /**
   * The heading.
   */
  title: string;
}
/**
 * Two columns on wide screens, one below the other on narrow ones.
 */
export interface ColumnsProps {
  /**
   * Which column is wider.
   */
  split?: 'equal' | 'startWide' | 'endWide';
}
/**
 * Leads to the operator's external access page, in a new tab; nothing while the operator has none.
 */
export interface DownloadBannerProps {}
/**
 * The apps: a QR code for each that the operator has, how to install them, and the direct link.
 */
export interface DownloadBlockProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * The paragraph under it.
   */
  text?: string;
  /**
   * Level of the heading.
   */
  level?: 1 | 2;
  /**
   * Whether versions, checksums and the steps of installing are shown.
   */
  steps?: boolean;
  /**
   * What is known of the Android app.
   */
  android?: {
    /**
     * Its version.
     */
    version?: string;
    /**
     * SHA-256 of the file, hexadecimal.
     */
    sha256?: string;
  };
}
/**
 * The apps in short: a QR code for each that the operator has, and the direct link. Nothing while it has none of them.
 */
export interface DownloadPromoProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * The paragraph under it.
   */
  text?: string;
}
/**
 * Games of one category as a dense board: one line each.
 */
export interface GameBoardProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * The category.
   */
  gameType: string;
  /**
   * Games asked for.
   */
  limit?: number;
  /**
   * Where "all" leads.
   */
  moreRoute?: string;
}
/**
 * The games of one category, with tabs, filters and pages.
 */
export interface GameGridProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * The category.
   */
  gameType: string;
  /**
   * What the list can be narrowed by.
   */
  filters?: ('vendor' | 'search' | 'class' | 'minBet')[];
  /**
   * Whether choosing one filter clears the others.
   */
  filterMode?: 'exclusive' | 'combined';
  /**
   * Pages one after the other, or one below the other while the visitor scrolls.
   */
  paging?: 'pages' | 'scroll';
  /**
   * The filters in rows above the games, or in a column at their start.
   */
  arrangement?: 'row' | 'column';
  /**
   * How large a game is; wide ones are as wide as a screen of a table.
   */
  tiles?: 'medium' | 'large' | 'wide';
}
/**
 * The game categories with their vendors, over the forms of an account.
 */
export interface GameMenuProps {
  /**
   * The heading.
   */
  title: string;
}
/**
 * The game the address names, in a frame.
 */
export interface GamePlayProps {}
/**
 * Games of one category, side by side.
 */
export interface GameRailProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * The category.
   */
  gameType: string;
  /**
   * Only top games.
   */
  top?: boolean;
  /**
   * Games asked for.
   */
  limit?: number;
  /**
   * Where "all" leads.
   */
  moreRoute?: string;
}
/**
 * One article of the help centre as a page of its own.
 */
export interface HelpArticleProps {
  /**
   * The article's id at the operator.
   */
  article: string;
  /**
   * The heading, also while the article is not there.
   */
  title: string;
}
/**
 * The help centre: search, categories, articles with anchors. The hash `#term` opens the terms in the help modal.
 */
export interface HelpCentreProps {
  /**
   * What the centre is, for who cannot see it.
   */
  title: string;
}
/**
 * A jackpot in rolling digits: a sample that grows by the numbers of site.json's jackpots, or the one the operator's slots feed.
 */
export interface JackpotCounterProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Which of the brand's sample counters, or `feed`: what the operator says its jackpot is.
   */
  kind: 'home' | 'slots' | 'other' | 'feed';
  /**
   * A panel of its own; one over the foot of the banners above, where there are any; or one line.
   */
  look?: 'panel' | 'overlap' | 'ticker';
}
/**
 * The application to become a partner.
 */
export interface JoinFormProps {
  /**
   * The heading.
   */
  title: string;
}
/**
 * What partners get, an example that says so, and what is asked of them.
 */
export interface JoinProgrammeProps {
  /**
   * Net revenue of the example's month, in major units of the brand's currency.
   */
  revenue?: number;
  /**
   * The partner's share of it in the example.
   */
  ratePercent?: number;
}
/**
 * The languages of the brand.
 */
export interface LanguagePickerProps {}
/**
 * The time now, every second.
 */
export interface LiveClockProps {
  /**
   * Day.js format.
   */
  format?: string;
}
/**
 * Sign in with a username and a password or, where the operator offers it, with a code by SMS.
 */
export interface LoginFormProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * A line under it.
   */
  text?: string;
  /**
   * Whose login it is: the members', or the agents' with no more than a name and a password or code.
   */
  audience?: 'member' | 'agent';
}
/**
 * The lotteries of one category, of some providers, or of the whole menu, each with the time to its next draw.
 */
export interface LotteryBoardProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * The category; all of the menu when left out.
   */
  gameType?: string;
  /**
   * Only lotteries of these providers; of all of them when left out.
   */
  vendors?: string[];
  /**
   * Cards side by side, or dense lines.
   */
  look?: 'cards' | 'board';
}
/**
 * Says that the operator has announced maintenance for later, and when.
 */
export interface MaintenanceNoticeProps {}
/**
 * What the points mall offers; a guest is asked to sign in.
 */
export interface MallCatalogueProps {
  /**
   * What the list is, for who cannot see it.
   */
  title: string;
}
/**
 * A menu of menus.json.
 */
export interface MenuBarProps {
  /**
   * The menu of menus.json.
   */
  menu: string;
  /**
   * Along the header, down the rail, at the foot of a phone's screen, or as links of the footer.
   */
  look?: 'bar' | 'rail' | 'bottom' | 'footer';
  /**
   * What the menu is, for who cannot see it.
   */
  label: string;
}
/**
 * A message in the middle of the page, with a way on.
 */
export interface MessagePanelProps {
  /**
   * A name of the icon list.
   */
  icon?: string;
  /**
   * The message.
   */
  title: string;
  /**
   * What to do.
   */
  text?: string;
  /**
   * Where its button leads.
   */
  route?: string;
  /**
   * The words on its button.
   */
  action?: string;
}
/**
 * Every notice of the operator, newest first; the one the address names is open.
 */
export interface NoticeListProps {
  /**
   * The page's heading.
   */
  title: string;
}
/**
 * The numbers drawn last.
 */
export interface OpenedNumbersProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Only lotteries of this category; all of them when left out.
   */
  gameType?: string;
  /**
   * Only lotteries of these providers; of all of them when left out.
   */
  vendors?: string[];
  /**
   * Draws shown.
   */
  limit?: number;
}
/**
 * The place of a layout where the page goes.
 */
export interface OutletProps {}
/**
 * The frame of every page: bars, navigation, banner, content, footer.
 */
export interface PageShellProps {
  /**
   * Navigation in a bar at the top, or in a rail at the start side.
   */
  navigation?: 'top' | 'rail';
}
/**
 * Opens the operator's pop-up announcements once a session; shows nothing itself.
 */
export interface PopupNoticesProps {}
/**
 * The promotion that the address names with `?id=`.
 */
export interface PromotionDetailProps {}
/**
 * The operator's promotions, narrowed by category.
 */
export interface PromotionListProps {
  /**
   * What the list is, for who cannot see it.
   */
  title: string;
}
/**
 * The bonus for joining on Zalo, with the amount of site.zaloBonus.
 */
export interface PromotionZaloProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * The words before the amount's sentence.
   */
  text?: string;
}
/**
 * Logos of the providers, passing by; its numbers are those of site.json's providerStrip.
 */
export interface ProviderStripProps {
  /**
   * What it is, for who does not see it.
   */
  title: string;
}
/**
 * Games the visitor played last; a guest is asked to sign in.
 */
export interface RecentGamesProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Games shown.
   */
  limit?: number;
}
/**
 * A new password for who forgot theirs: by a mail or, where the operator offers it, by a code to the mobile phone. Beside it the way to an account for who has none.
 */
export interface RecoverFormProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * A line under it.
   */
  text?: string;
}
/**
 * Become a member, with a username or a mobile number. Its fields stand in registration.json; what the operator's rules do not enable is left out.
 */
export interface RegisterFormProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * A line under it.
   */
  text?: string;
}
/**
 * Customer service, the app, the operator's channels and the way back to the top: at the side of wide windows, behind one button in narrow ones.
 */
export interface SideBarProps {
  /**
   * Where the app is to be had; without it the operator's own link is used.
   */
  downloadRoute?: string;
}
/**
 * Menu, age notice, help-line, licences and the demonstration notice.
 */
export interface SiteFooterProps {
  /**
   * The menu of menus.json.
   */
  menu: string;
  /**
   * What the menu is, for who cannot see it.
   */
  label: string;
}
/**
 * Nodes one below the other.
 */
export interface StackProps {
  /**
   * Space between them.
   */
  gap?: 'none' | 'small' | 'medium' | 'large';
  /**
   * The content column, or edge to edge.
   */
  width?: 'content' | 'full';
}
/**
 * A heading and a paragraph.
 */
export interface TextBlockProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * The paragraph.
   */
  text?: string;
  /**
   * Level of the heading.
   */
  level?: 1 | 2;
}
/**
 * Light or dark.
 */
export interface ThemeToggleProps {}
/**
 * The providers of one category as large cards, one for each card the operator sends.
 */
export interface VendorCardsProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * The category.
   */
  gameType: string;
}
/**
 * The providers of one category.
 */
export interface VendorRailProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * The category.
   */
  gameType: string;
}
/**
 * Leads to another page while the operator has no such provider in the category.
 */
export interface VendorRouteProps {
  /**
   * The category.
   */
  gameType: string;
  /**
   * The provider's code.
   */
  vendor: string;
  /**
   * Where it leads without the provider.
   */
  otherwise: string;
}
/**
 * The ranks of the VIP programme and what each has; a member's own is marked.
 */
export interface VipProgrammeProps {
  /**
   * The heading of the table.
   */
  title: string;
}
/**
 * Recent winners, newest first; its numbers are those of site.json's winners.
 */
export interface WinnerBoardProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Cards with pictures, or dense cells side by side.
   */
  look?: 'cards' | 'rail';
}

/** The props of every component of the registry, by its name. */
export interface ComponentProps {
  AccountPanel: AccountPanelProps;
  AgentHome: AgentHomeProps;
  AnnouncementBar: AnnouncementBarProps;
  BannerCarousel: BannerCarouselProps;
  Bar: BarProps;
  BrandLogo: BrandLogoProps;
  CategoryTiles: CategoryTilesProps;
  Columns: ColumnsProps;
  DownloadBanner: DownloadBannerProps;
  DownloadBlock: DownloadBlockProps;
  DownloadPromo: DownloadPromoProps;
  GameBoard: GameBoardProps;
  GameGrid: GameGridProps;
  GameMenu: GameMenuProps;
  GamePlay: GamePlayProps;
  GameRail: GameRailProps;
  HelpArticle: HelpArticleProps;
  HelpCentre: HelpCentreProps;
  JackpotCounter: JackpotCounterProps;
  JoinForm: JoinFormProps;
  JoinProgramme: JoinProgrammeProps;
  LanguagePicker: LanguagePickerProps;
  LiveClock: LiveClockProps;
  LoginForm: LoginFormProps;
  LotteryBoard: LotteryBoardProps;
  MaintenanceNotice: MaintenanceNoticeProps;
  MallCatalogue: MallCatalogueProps;
  MenuBar: MenuBarProps;
  MessagePanel: MessagePanelProps;
  NoticeList: NoticeListProps;
  OpenedNumbers: OpenedNumbersProps;
  Outlet: OutletProps;
  PageShell: PageShellProps;
  PopupNotices: PopupNoticesProps;
  PromotionDetail: PromotionDetailProps;
  PromotionList: PromotionListProps;
  PromotionZalo: PromotionZaloProps;
  ProviderStrip: ProviderStripProps;
  RecentGames: RecentGamesProps;
  RecoverForm: RecoverFormProps;
  RegisterForm: RegisterFormProps;
  SideBar: SideBarProps;
  SiteFooter: SiteFooterProps;
  Stack: StackProps;
  TextBlock: TextBlockProps;
  ThemeToggle: ThemeToggleProps;
  VendorCards: VendorCardsProps;
  VendorRail: VendorRailProps;
  VendorRoute: VendorRouteProps;
  VipProgramme: VipProgrammeProps;
  WinnerBoard: WinnerBoardProps;
}
