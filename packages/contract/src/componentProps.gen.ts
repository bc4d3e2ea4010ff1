// Made by `npm run generate`. Change its source instead.
/**
 * For a guest the ways in; for a member name, balance and the way out.
 */
export interface AccountPanelProps {}
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
 * The games of one category, with filters and pages.
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
}
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
 * Sign in with a username and password.
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

/** The props of every component of the registry, by its name. */
export interface ComponentProps {
  AccountPanel: AccountPanelProps;
  BannerCarousel: BannerCarouselProps;
  Bar: BarProps;
  BrandLogo: BrandLogoProps;
  CategoryTiles: CategoryTilesProps;
  Columns: ColumnsProps;
  GameBoard: GameBoardProps;
  GameGrid: GameGridProps;
  GameRail: GameRailProps;
  LanguagePicker: LanguagePickerProps;
  LiveClock: LiveClockProps;
  LoginForm: LoginFormProps;
  MenuBar: MenuBarProps;
  MessagePanel: MessagePanelProps;
  Outlet: OutletProps;
  PageShell: PageShellProps;
  SiteFooter: SiteFooterProps;
  Stack: StackProps;
  TextBlock: TextBlockProps;
  ThemeToggle: ThemeToggleProps;
  VendorRail: VendorRailProps;
}
