// Made by `npm run generate`. Change its source instead.
/**
 * Account panel of the header: login and registration for a guest; name, balance and logout for a member.
 */
export interface AccountPanelProps {
  /**
   * Everything in one line, for wide windows; login or balance only, for narrow ones; everything in a column.
   */
  look?: 'bar' | 'compact' | 'sheet';
}
/**
 * Home page of agents: their account data, and links to the pages of the agent centre.
 */
export interface AgentHomeProps {
  /**
   * Menu with the pages of the agent centre; a message if it is empty.
   */
  menu?: string;
}
/**
 * Ticker with the titles of the operator's notices; a title opens its notice.
 */
export interface AnnouncementBarProps {
  /**
   * Label in front of the ticker.
   */
  title: string;
}
/**
 * Carousel of a banner group. Hidden if the group is empty.
 */
export interface BannerCarouselProps {
  /**
   * Banner group; default: the route's own group.
   */
  group?: string;
  /**
   * Tall or slim banners.
   */
  look?: 'hero' | 'strip';
  /**
   * Time that each banner is shown, in milliseconds. A single banner does not change.
   */
  autoplayMs?: number;
}
/**
 * Horizontal bar with nodes at the start, in the middle and at the end.
 */
export interface BarProps {
  /**
   * Visual emphasis.
   */
  look?: 'plain' | 'utility' | 'header';
}
/**
 * Logo of the brand, linked to the home page.
 */
export interface BrandLogoProps {
  /**
   * Height of the logo.
   */
  size?: 'small' | 'medium' | 'large';
}
/**
 * Tiles of the operator's game categories, in its order.
 */
export interface CategoryTilesProps {
  /**
   * The heading.
   */
  title: string;
}
/**
 * Two columns on wide screens, stacked on narrow ones.
 */
export interface ColumnsProps {
  /**
   * Which column is wider.
   */
  split?: 'equal' | 'startWide' | 'endWide';
}
/**
 * Link to the operator's external access page, in a new tab. Hidden if the operator has none.
 */
export interface DownloadBannerProps {}
/**
 * App downloads: a QR code for each app of the operator, installation steps, and the direct link.
 */
export interface DownloadBlockProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Paragraph under the heading.
   */
  text?: string;
  /**
   * Level of the heading.
   */
  level?: 1 | 2;
  /**
   * Whether versions, checksums and installation steps are shown.
   */
  steps?: boolean;
  /**
   * Data of the Android app.
   */
  android?: {
    /**
     * Version of the app.
     */
    version?: string;
    /**
     * SHA-256 of the file, hexadecimal.
     */
    sha256?: string;
  };
}
/**
 * Short promotion of the apps: a QR code for each app of the operator, and the direct link. Hidden if the operator has none.
 */
export interface DownloadPromoProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Paragraph under the heading.
   */
  text?: string;
}
/**
 * Results of the latest draws.
 */
export interface DrawResultsProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Category of the lotteries; default: all.
   */
  gameType?: string;
  /**
   * Providers of the lotteries; default: all.
   */
  vendors?: string[];
  /**
   * Maximum number of draws.
   */
  limit?: number;
}
/**
 * Games of a category, with tabs, filters and pages.
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
   * Available filters.
   */
  filters?: ('vendor' | 'search' | 'class' | 'minBet')[];
  /**
   * Whether selecting a filter clears the others.
   */
  filterMode?: 'exclusive' | 'combined';
  /**
   * Separate pages, or further games loaded while the visitor scrolls.
   */
  paging?: 'pages' | 'scroll';
  /**
   * Filters in rows above the games, or in a column beside them.
   */
  arrangement?: 'row' | 'column';
  /**
   * Size of the tiles; wide tiles have an aspect ratio of 16:9.
   */
  tiles?: 'medium' | 'large' | 'wide';
}
/**
 * Game categories with their providers, above the login and registration forms.
 */
export interface GameMenuProps {
  /**
   * The heading.
   */
  title: string;
}
/**
 * Game of the current address, in a frame.
 */
export interface GamePlayProps {}
/**
 * Horizontal list of the games of a category.
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
   * Maximum number of games.
   */
  limit?: number;
  /**
   * Target route of the link "all".
   */
  moreRoute?: string;
}
/**
 * Compact list of the games of a category, one line each.
 */
export interface GameTableProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * The category.
   */
  gameType: string;
  /**
   * Maximum number of games.
   */
  limit?: number;
  /**
   * Target route of the link "all".
   */
  moreRoute?: string;
}
/**
 * Article of the help centre as a separate page.
 */
export interface HelpArticleProps {
  /**
   * Id of the article at the operator.
   */
  article: string;
  /**
   * Heading, shown even before the article is loaded.
   */
  title: string;
}
/**
 * Help centre: search, categories, and articles with anchors. The hash `#term` opens the terms in the help modal.
 */
export interface HelpCentreProps {
  /**
   * Accessible name of the help centre.
   */
  title: string;
}
/**
 * Jackpot with rolling digits: a sample that grows as set in `jackpots` of site.json, or the operator's jackpot.
 */
export interface JackpotCounterProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Sample counter of the brand, or `feed` for the jackpot that the operator reports.
   */
  kind: 'home' | 'slots' | 'other' | 'feed';
  /**
   * Panel, overlay at the bottom of the banners above (if there are any), or single line.
   */
  look?: 'panel' | 'overlap' | 'ticker';
}
/**
 * Application form for partners.
 */
export interface JoinFormProps {
  /**
   * The heading.
   */
  title: string;
}
/**
 * Partner programme: benefits, an earnings example marked as such, and requirements.
 */
export interface JoinProgrammeProps {
  /**
   * Net revenue in the example's month, in major units of the brand's currency.
   */
  revenue?: number;
  /**
   * Partner's share of the net revenue in the example, in percent.
   */
  ratePercent?: number;
}
/**
 * Language picker with the languages of the brand.
 */
export interface LanguagePickerProps {}
/**
 * Current time in the brand's time zone, updated every second, with the name of the zone.
 */
export interface LiveClockProps {
  /**
   * Day.js format.
   */
  format?: string;
}
/**
 * Login form: username and password or, if the operator offers it, an SMS code.
 */
export interface LoginFormProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Line under the heading.
   */
  text?: string;
  /**
   * Login for members, or for agents, which offers only a username with a password or code.
   */
  audience?: 'member' | 'agent';
}
/**
 * Lotteries of a category, of some providers or of the whole menu, each with the time until its next draw.
 */
export interface LotteryListProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Category; default: the whole menu.
   */
  gameType?: string;
  /**
   * Providers of the lotteries; default: all.
   */
  vendors?: string[];
  /**
   * Cards, or compact lines.
   */
  look?: 'cards' | 'board';
}
/**
 * Notice of maintenance that the operator has announced, with its time.
 */
export interface MaintenanceNoticeProps {}
/**
 * Items of the points mall. Guests are asked to sign in.
 */
export interface MallCatalogueProps {
  /**
   * Accessible name of the list.
   */
  title: string;
}
/**
 * Navigation with a menu of menus.json.
 */
export interface MenuBarProps {
  /**
   * Menu of menus.json.
   */
  menu: string;
  /**
   * Position: header, side rail, bottom of a phone's screen, or footer links.
   */
  look?: 'bar' | 'rail' | 'bottom' | 'footer';
  /**
   * Accessible name of the menu.
   */
  label: string;
}
/**
 * Button of narrow windows that opens a menu of menus.json as a sheet, with the account and the languages.
 */
export interface MenuButtonProps {
  /**
   * Menu of menus.json.
   */
  menu: string;
}
/**
 * Message in the middle of the page, with a button that leads on.
 */
export interface MessagePanelProps {
  /**
   * Name from the icon list.
   */
  icon?: string;
  /**
   * The message.
   */
  title: string;
  /**
   * What the visitor can do.
   */
  text?: string;
  /**
   * Target route of the button.
   */
  route?: string;
  /**
   * Label of the button.
   */
  action?: string;
}
/**
 * All notices of the operator, newest first; the notice of the current address is open.
 */
export interface NoticeListProps {
  /**
   * Heading of the page.
   */
  title: string;
}
/**
 * Position of the page in a layout.
 */
export interface OutletProps {}
/**
 * Frame of every page: bars, navigation, banner, content, footer.
 */
export interface PageShellProps {
  /**
   * Navigation in a top bar, or in a rail at the start side.
   */
  navigation?: 'top' | 'rail';
}
/**
 * Opens the operator's pop-up announcements once per session; renders nothing itself.
 */
export interface PopupNoticesProps {}
/**
 * Promotion selected by `?id=` in the address.
 */
export interface PromotionDetailProps {}
/**
 * Promotions of the operator, with a filter by category.
 */
export interface PromotionListProps {
  /**
   * Accessible name of the list.
   */
  title: string;
}
/**
 * Bonus for joining on Zalo. The amount is `zaloBonus` of site.json.
 */
export interface PromotionZaloProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Text before the sentence with the amount.
   */
  text?: string;
}
/**
 * Moving strip of provider logos, configured by `providerStrip` in site.json.
 */
export interface ProviderStripProps {
  /**
   * Accessible name of the strip.
   */
  title: string;
}
/**
 * Games that the visitor played last. Guests are asked to sign in.
 */
export interface RecentGamesProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Maximum number of games.
   */
  limit?: number;
}
/**
 * Recent winners, newest first, configured by `winners` in site.json.
 */
export interface RecentWinnersProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Cards with pictures, or compact cells.
   */
  look?: 'cards' | 'rail';
}
/**
 * Form to reset a forgotten password: by e-mail or, if the operator offers it, by an SMS code. Links to the registration.
 */
export interface RecoverFormProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Line under the heading.
   */
  text?: string;
}
/**
 * Registration form for a username or a mobile number. registration.json lists its fields; fields that the operator does not enable are hidden.
 */
export interface RegisterFormProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Line under the heading.
   */
  text?: string;
}
/**
 * Customer service, the app, the operator's channels and a button to the top: at the side of wide windows, behind one button on narrow ones.
 */
export interface SideBarProps {
  /**
   * Route of the download page; default: the operator's own link.
   */
  downloadRoute?: string;
}
/**
 * Footer with menu, age notice, helpline, licences and the demonstration notice.
 */
export interface SiteFooterProps {
  /**
   * Menu of menus.json.
   */
  menu: string;
  /**
   * Accessible name of the menu.
   */
  label: string;
}
/**
 * Nodes stacked vertically.
 */
export interface StackProps {
  /**
   * Space between the nodes.
   */
  gap?: 'none' | 'small' | 'medium' | 'large';
  /**
   * Width of the content column, or full width.
   */
  width?: 'content' | 'full';
}
/**
 * Heading with a paragraph.
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
 * Switch between the light and the dark theme.
 */
export interface ThemeToggleProps {}
/**
 * Large cards of a category's providers, one for each card that the operator sends.
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
 * Horizontal list of the providers of a category.
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
 * Redirects to another page if the operator does not have the provider in the category.
 */
export interface VendorRouteProps {
  /**
   * The category.
   */
  gameType: string;
  /**
   * Code of the provider.
   */
  vendor: string;
  /**
   * Target route of the redirect.
   */
  otherwise: string;
}
/**
 * Ranks of the VIP programme with their benefits; the member's own rank is highlighted.
 */
export interface VipProgrammeProps {
  /**
   * Heading of the table.
   */
  title: string;
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
  DrawResults: DrawResultsProps;
  GameGrid: GameGridProps;
  GameMenu: GameMenuProps;
  GamePlay: GamePlayProps;
  GameRail: GameRailProps;
  GameTable: GameTableProps;
  HelpArticle: HelpArticleProps;
  HelpCentre: HelpCentreProps;
  JackpotCounter: JackpotCounterProps;
  JoinForm: JoinFormProps;
  JoinProgramme: JoinProgrammeProps;
  LanguagePicker: LanguagePickerProps;
  LiveClock: LiveClockProps;
  LoginForm: LoginFormProps;
  LotteryList: LotteryListProps;
  MaintenanceNotice: MaintenanceNoticeProps;
  MallCatalogue: MallCatalogueProps;
  MenuBar: MenuBarProps;
  MenuButton: MenuButtonProps;
  MessagePanel: MessagePanelProps;
  NoticeList: NoticeListProps;
  Outlet: OutletProps;
  PageShell: PageShellProps;
  PopupNotices: PopupNoticesProps;
  PromotionDetail: PromotionDetailProps;
  PromotionList: PromotionListProps;
  PromotionZalo: PromotionZaloProps;
  ProviderStrip: ProviderStripProps;
  RecentGames: RecentGamesProps;
  RecentWinners: RecentWinnersProps;
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
}
