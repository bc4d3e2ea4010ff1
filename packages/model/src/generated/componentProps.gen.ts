// Made by `npm run generate`. Change its source instead.
import type { Condition } from './documents.gen.ts';

/**
 * A value of the row, by its path in the reply: `{ "$row": "orderId" }`. In a form, the row is the loaded reply.
 */
export interface RowRef {
  /**
   * Path of the value in the row.
   */
  $row: string;
}
/**
 * Fields of a request, or filters of a page, with a fixed value or a value of the row.
 */
export interface CentreValues {
  [k: string]: string | number | boolean | RowRef;
}
/**
 * A page of the same centre to open, the same page with other filters, or a page of the site.
 */
export interface CentreLink {
  /**
   * Name of the page's document, for example `mc.withdraw`. Without it, the same page with its other filters, for example one level deeper.
   */
  page?: string;
  /**
   * Name of a route to open instead of a page of the centre, for example `lottery`. The centre closes. Without the route, or while the brand hides it, there is no link.
   */
  route?: string;
  /**
   * Path parameters of the route by name.
   */
  params?: CentreValues;
  /**
   * Filters of the opened page, by their names; or with `route`, the query of the address.
   */
  set?: CentreValues;
  /**
   * Condition for the link; otherwise the value is plain. May read the row: `row.directMembers`.
   */
  when?: Condition;
}
/**
 * A value of a row, with its label and format.
 */
export interface CentreColumn {
  /**
   * Path of the value in the row.
   */
  path: string;
  /**
   * The heading of the column.
   */
  label: string;
  /**
   * How the value is displayed; without it, as the reply's schema says (`x-format`), else as text. `vendor` is the logo of the provider with this code, decorative beside its name. `invitation` is the address of the registration with this code, and its QR code.
   */
  format?:
    | 'text'
    | 'number'
    | 'money'
    | 'signedMoney'
    | 'spendableMoney'
    | 'payableMoney'
    | 'signedNumber'
    | 'percent'
    | 'dateTime'
    | 'date'
    | 'word'
    | 'copy'
    | 'image'
    | 'list'
    | 'vendor'
    | 'invitation';
  /**
   * Start of the text keys of the values, for example `mc.withdraw.status`. A value without a text is displayed as sent.
   */
  texts?: string;
  /**
   * Tone of a badge by value. Without tones, the value is plain text.
   */
  tones?: {
    [k: string]: 'neutral' | 'accent' | 'positive' | 'negative' | 'warning';
  };
  /**
   * On a phone, the value is at the top of the row's card.
   */
  primary?: boolean;
  /**
   * Shows the operator's total in the table footer, at the same path within `totals`.
   */
  total?: boolean;
  /**
   * Whether the value is shown on a phone.
   */
  narrow?: 'show' | 'hide';
  /**
   * The value opens this page; of several links, the first one that the member has.
   */
  link?: CentreLink | CentreLink[];
  /**
   * Condition for showing the value; a table shows a dash in its place. May read the row: `row.status`.
   */
  when?: Condition;
}
/**
 * Values, formatted text and list of a row, or of a reply that the row names.
 */
export interface CentreDetail {
  /**
   * Values of the row, above those of the call's reply.
   */
  row?: CentreColumn[];
  /**
   * The call that loads the detail. Without it, the detail shows values of the row.
   */
  call?: string;
  /**
   * Fields of the call's request.
   */
  set?: CentreValues;
  /**
   * Calls to make again once the detail was loaded, for example counts of unread messages.
   *
   * Items: A call.
   */
  refresh?: string[];
  /**
   * Values of the detail.
   */
  fields?: CentreColumn[];
  /**
   * Path of a formatted text, which is sanitised.
   */
  html?: string;
  /**
   * Path of a list, displayed as a table.
   */
  list?: string;
  /**
   * The columns of the list.
   */
  columns?: CentreColumn[];
}
/**
 * Values with labels in a list of a reply.
 */
export interface CentreOptionsFrom {
  /**
   * Path of the list in the reply.
   */
  path: string;
  /**
   * Field of an entry with the value that is sent.
   */
  value: string;
  /**
   * Field of an entry with its label.
   */
  label: string;
  /**
   * Start of the text keys of the labels.
   */
  texts?: string;
  /**
   * A word behind the label, for example the side of a member.
   */
  note?: {
    /**
     * Path of the word in an entry.
     */
    path: string;
    /**
     * Start of the text keys of the words.
     */
    texts?: string;
  };
}
/**
 * A filter of records. Its value is in the address, so that reload, back and sharing keep it. Components of a page with the same field share its value.
 */
export interface CentreFilter {
  /**
   * Name of the filter in the address, and of the request's field (except for dates).
   */
  field: string;
  /**
   * Dates: presets and a free range. Choice: one of `options`. Text: typed. Amount: a typed number. Category: a game category. Vendor: a provider. Trail: the way from the first level to the open one, which links of rows open (`set` without `page`).
   */
  kind: 'dates' | 'choice' | 'text' | 'amount' | 'category' | 'vendor' | 'trail';
  /**
   * The label.
   */
  label?: string;
  /**
   * Dates: the field for the first moment (inclusive).
   */
  from?: string;
  /**
   * Dates: the field for the last moment (exclusive).
   */
  to?: string;
  /**
   * Dates: the periods offered. `last` and `next` stand for the days of `lists.datePresetDays` in site.json.
   */
  presets?: ('today' | 'yesterday' | 'last' | 'next')[];
  /**
   * Dates: the longest free range, in days.
   */
  maxDays?: number;
  /**
   * The values to choose from.
   */
  options?: {
    /**
     * The value that is sent.
     */
    value: string;
    /**
     * The label of the value.
     */
    label: string;
  }[];
  /**
   * Choice: start of the text keys of `values`.
   */
  texts?: string;
  /**
   * Choice: the values, whose labels are the texts that start with `texts`.
   */
  values?: string[];
  /**
   * Initial value. Without it, the first preset of dates; a choice shows all.
   */
  default?: string;
  /**
   * Choice: whether all values can be shown together.
   */
  all?: boolean;
  /**
   * Text: the longest input.
   */
  maxLength?: number;
  /**
   * Trail: the levels from the first below `start` to the open one, in the reply. So a shared address shows them, too.
   */
  optionsFrom?: CentreOptionsFrom;
  /**
   * Trail: name of the first level, which has no value.
   */
  start?: string;
  /**
   * Whether the filter has no control here, because another component of the page has it.
   */
  hidden?: boolean;
}
/**
 * A field of a form.
 */
export interface CentreField {
  /**
   * Name of the request's field.
   */
  name: string;
  /**
   * Kind of input. Images are sent as base64.
   */
  kind: 'text' | 'textarea' | 'password' | 'money' | 'percent' | 'integer' | 'choice' | 'images' | 'switch';
  /**
   * The label.
   */
  label: string;
  /**
   * An explanation below the field.
   */
  hint?: string;
  /**
   * Whether the field must be filled in.
   */
  required?: boolean;
  /**
   * The smallest number, or the smallest number of characters or images.
   */
  min?: number | RowRef;
  /**
   * The largest number, or the largest number of characters or images.
   */
  max?: number | RowRef;
  /**
   * Numbers: only multiples of this number.
   */
  step?: number | RowRef;
  /**
   * Text: the brand's limits of length (`feedback` in site.json), instead of `min` and `max`.
   */
  limits?: 'remark' | 'content';
  /**
   * Money: a button fills in `max`.
   */
  all?: boolean;
  /**
   * The values to choose from.
   */
  options?: {
    /**
     * The value that is sent.
     */
    value: string;
    /**
     * The label of the value.
     */
    label: string;
  }[];
  /**
   * Choice: the values of a list in the loaded reply.
   */
  optionsFrom?: CentreOptionsFrom;
  /**
   * Initial value.
   */
  initial?: (string | number | boolean) | RowRef;
  /**
   * The `autocomplete` attribute.
   */
  autoComplete?: string;
  /**
   * Condition for showing the field. May read the loaded reply: `row.hasPassword`.
   */
  when?: Condition;
}
/**
 * An amount that follows from the fields of a form.
 */
export interface CentreSummary {
  /**
   * The label.
   */
  label: string;
  /**
   * The fee of the amount, the amount without the fee, or the amount with the fee; what a number of points pays (`per`); or the price of a number of pieces, in points (`per` each).
   */
  kind: 'fee' | 'net' | 'gross' | 'converted' | 'price';
  /**
   * Name of the field with the amount or number.
   */
  of: string;
  /**
   * Fee in percent of the amount.
   */
  percent?: number | RowRef;
  /**
   * Fixed part of the fee, in major units.
   */
  fixed?: number | RowRef;
  /**
   * Converted: the number that pays one major unit; the rest of a smallest coin is not paid. Price: the points of one piece.
   */
  per?: number | RowRef;
}
/**
 * A button that opens a page or makes a call.
 */
export interface CentreAction {
  /**
   * The button's label.
   */
  label: string;
  /**
   * Icon of the button.
   */
  icon?: string;
  /**
   * Emphasis of the button.
   */
  tone?: 'accent' | 'neutral' | 'negative';
  /**
   * The page to open, instead of a call.
   */
  open?: CentreLink;
  /**
   * The call to make.
   */
  call?: string;
  /**
   * Fields of the call's request.
   */
  set?: CentreValues;
  /**
   * Makes the call for each entry of a list of the reply, one after the other; `set` reads the entry. Only for buttons above a list.
   */
  each?: {
    /**
     * Path of the entries in the reply.
     */
    list: string;
    /**
     * Condition for an entry, which it reads as `row`. Without an entry that meets it, there is no button.
     */
    when?: Condition;
    /**
     * Path of an entry's name.
     */
    name: string;
    /**
     * The sentence above the entries that failed, with their reasons.
     */
    title: string;
    /**
     * Path of an entry's amount of money. The question before the calls names each entry with its amount.
     */
    amount?: string;
  };
  /**
   * Fields that a dialog asks for before the call.
   */
  ask?: CentreField[];
  /**
   * Amounts that follow from the fields of `ask`.
   */
  summary?: CentreSummary[];
  /**
   * A question that is asked before the call. A call that takes money or points is always confirmed: with this question or a general one, and the values that are sent.
   */
  confirm?: string;
  /**
   * What the dialog shows before the call, loaded by a call of its own: for example what the button ends.
   */
  detail?: CentreDetail;
  /**
   * A message after the call.
   */
  done?: string;
  /**
   * Entries of the call's reply that were not carried out. They are listed instead of `done`.
   */
  failures?: {
    /**
     * Path of the entries in the reply.
     */
    list: string;
    /**
     * Path of an entry's name.
     */
    name: string;
    /**
     * Path of the reason. An entry without a reason was carried out.
     */
    reason: string;
    /**
     * The sentence above the entries.
     */
    title: string;
  };
  /**
   * Calls to repeat afterwards, in addition to the list's call. `getBalanceV2` and `getCounts` are repeated automatically.
   *
   * Items: A call whose reply changes.
   */
  refresh?: string[];
  /**
   * Condition for showing the button. May read the row: `row.status`.
   */
  when?: Condition;
}
/**
 * A figure with its label.
 */
export interface CentreFigure {
  /**
   * Path of the value in the reply.
   */
  path: string;
  /**
   * The label.
   */
  label: string;
  /**
   * How the value is displayed; without it, as the reply's schema says (`x-format`), else as text. `vendor` is the logo of the provider with this code, decorative beside its name. `invitation` is the address of the registration with this code, and its QR code.
   */
  format?:
    | 'text'
    | 'number'
    | 'money'
    | 'signedMoney'
    | 'spendableMoney'
    | 'payableMoney'
    | 'signedNumber'
    | 'percent'
    | 'dateTime'
    | 'date'
    | 'word'
    | 'copy'
    | 'image'
    | 'list'
    | 'vendor'
    | 'invitation';
  /**
   * Start of the text keys of the values.
   */
  texts?: string;
  /**
   * Whether the figure is the most important one.
   */
  emphasis?: boolean;
  /**
   * The figure opens this page.
   */
  link?: CentreLink;
  /**
   * Condition for showing the figure. May read the reply: `row.locked`.
   */
  when?: Condition;
}
/**
 * Bars of the rows of a reply. Days are columns in time order, other points are lines below each other.
 */
export interface CentreChart {
  /**
   * The heading of the chart.
   */
  title: string;
  /**
   * Path of the rows in the reply.
   */
  list?: string;
  /**
   * What a bar stands for, for example a day or a game category.
   */
  point: {
    /**
     * Path of the point in the row.
     */
    path: string;
    /**
     * The heading of the points in the table of the chart.
     */
    label: string;
    /**
     * How the value is displayed; without it, as the reply's schema says (`x-format`), else as text. `vendor` is the logo of the provider with this code, decorative beside its name. `invitation` is the address of the registration with this code, and its QR code.
     */
    format?:
      | 'text'
      | 'number'
      | 'money'
      | 'signedMoney'
      | 'spendableMoney'
      | 'payableMoney'
      | 'signedNumber'
      | 'percent'
      | 'dateTime'
      | 'date'
      | 'word'
      | 'copy'
      | 'image'
      | 'list'
      | 'invitation';
    /**
     * Start of the text keys of the values.
     */
    texts?: string;
  };
  /**
   * The values to choose from; the first one is shown initially.
   */
  values: CentreChartValue[];
}
/**
 * A number of the rows, which a chart shows as bars.
 */
export interface CentreChartValue {
  /**
   * Path of the number in the row.
   */
  path: string;
  /**
   * The label.
   */
  label: string;
  /**
   * How the value is displayed; without it, as the reply's schema says (`x-format`), else as text. `vendor` is the logo of the provider with this code, decorative beside its name. `invitation` is the address of the registration with this code, and its QR code.
   */
  format?:
    | 'text'
    | 'number'
    | 'money'
    | 'signedMoney'
    | 'spendableMoney'
    | 'payableMoney'
    | 'signedNumber'
    | 'percent'
    | 'dateTime'
    | 'date'
    | 'word'
    | 'copy'
    | 'image'
    | 'list'
    | 'vendor'
    | 'invitation';
}
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
 * Cards of entries that can be claimed, joined or confirmed, each with its buttons.
 */
export interface ActionCardsProps {
  /**
   * The heading.
   */
  title?: string;
  /**
   * The call that lists the entries.
   */
  call: string;
  /**
   * Fixed fields of the request.
   */
  query?: CentreValues;
  /**
   * The filters.
   */
  filters?: CentreFilter[];
  /**
   * Path of the list in the reply.
   */
  list?: string;
  /**
   * Path of an entry's identifier.
   */
  rowKey: string;
  /**
   * Shown when the list is empty.
   */
  empty?: string;
  /**
   * Whether nothing is shown when the list is empty.
   */
  hideWhenEmpty?: boolean;
  /**
   * Content of a card.
   */
  card: {
    /**
     * Path of the title.
     */
    title: string;
    /**
     * Path of a text below the title.
     */
    text?: string;
    /**
     * Path of an image on the operator's CDN.
     */
    image?: string;
    /**
     * A status beside the title.
     */
    badge?: CentreColumn;
    /**
     * Values below the title.
     */
    lines?: CentreColumn[];
    /**
     * A progress bar.
     */
    progress?: {
      /**
       * Path of the reached value.
       */
      value: string;
      /**
       * Path of the target.
       */
      max: string;
      /**
       * The bar's name.
       */
      label: string;
      /**
       * How the value is displayed; without it, as the reply's schema says (`x-format`), else as text. `invitation` is the address of the registration with this code, and its QR code.
       */
      format?:
        | 'text'
        | 'number'
        | 'money'
        | 'signedMoney'
        | 'spendableMoney'
        | 'payableMoney'
        | 'percent'
        | 'dateTime'
        | 'date'
        | 'word'
        | 'copy'
        | 'image'
        | 'list'
        | 'invitation';
    };
    /**
     * A countdown.
     */
    until?: {
      /**
       * Path of the end.
       */
      path: string;
      /**
       * The countdown's name.
       */
      label: string;
    };
  };
  /**
   * Buttons of each card.
   */
  actions?: CentreAction[];
  /**
   * Buttons above the cards.
   */
  tools?: CentreAction[];
}
/**
 * Home page of agents: their account data, and links to the pages of the agent centre.
 */
export interface AgentHomeProps {}
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
 * Bet slip of the prices that the visitor selects, for providers whose prices lead to the slip. A panel in a wide window, otherwise a button at the lower edge that opens it. One on each page.
 */
export interface BetSlipProps {}
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
 * Two columns in a wide slot, stacked in a narrow one.
 */
export interface ColumnsProps {
  /**
   * Which column is wider; `aside`: the second one is beside the first only in a wide window, and as narrow as a slip.
   */
  split?: 'equal' | 'startWide' | 'endWide' | 'aside';
}
/**
 * Buttons that lead to routes or other sites.
 */
export interface ContentButtonsProps {
  /**
   * The buttons, the most important one first.
   */
  buttons: {
    /**
     * Label of the button.
     */
    label: string;
    /**
     * Where the link leads: a route or an address.
     */
    link: {
      /**
       * Route of the site. The link is left out where the visitor may not see the route.
       */
      route?: string;
      /**
       * Address of another site. It opens in a new tab.
       */
      href?: string;
    };
    /**
     * Name from the icon list.
     */
    icon?: string;
    /**
     * Emphasis of the button.
     */
    look?: 'solid' | 'soft' | 'ghost';
  }[];
  /**
   * Place of the buttons in the line.
   */
  align?: 'start' | 'center';
}
/**
 * Cards in columns, each with a picture or icon, a title, a text and a link.
 */
export interface ContentCardsProps {
  /**
   * Heading of the section.
   */
  title: string;
  /**
   * The cards, in order.
   */
  cards: {
    /**
     * Heading of the card.
     */
    title: string;
    /**
     * The paragraph.
     */
    text?: string;
    /**
     * Name from the icon list.
     */
    icon?: string;
    /**
     * A picture.
     */
    picture?: {
      /**
       * Image in the assets folder.
       */
      file: string;
      /**
       * Width of the file in pixels, which reserves its space.
       */
      widthPx: number;
      /**
       * Height of the file in pixels.
       */
      heightPx: number;
      /**
       * What the picture shows. Leave it out for decoration.
       */
      alt?: string;
    };
    /**
     * Where the link leads: a route or an address.
     */
    link?: {
      /**
       * Route of the site. The link is left out where the visitor may not see the route.
       */
      route?: string;
      /**
       * Address of another site. It opens in a new tab.
       */
      href?: string;
    };
    /**
     * Label of the link. Without it, the title is the link.
     */
    action?: string;
  }[];
}
/**
 * A page of another site, for example a video. It loads when the visitor asks for it.
 */
export interface ContentEmbedProps {
  /**
   * Address of the page. Its origin must be in `frameSources` of site.json.
   */
  address: string;
  /**
   * What the page shows, for the button and for screen readers.
   */
  title: string;
  /**
   * Aspect ratio of the frame, which reserves its space.
   */
  ratio?: '16:9' | '4:3' | '1:1';
}
/**
 * A picture with an optional caption and link.
 */
export interface ContentPictureProps {
  /**
   * A picture.
   */
  picture: {
    /**
     * Image in the assets folder.
     */
    file: string;
    /**
     * Width of the file in pixels, which reserves its space.
     */
    widthPx: number;
    /**
     * Height of the file in pixels.
     */
    heightPx: number;
    /**
     * What the picture shows. Leave it out for decoration.
     */
    alt?: string;
  };
  /**
   * Text below the picture.
   */
  caption?: string;
  /**
   * Where the link leads: a route or an address.
   */
  link?: {
    /**
     * Route of the site. The link is left out where the visitor may not see the route.
     */
    route?: string;
    /**
     * Address of another site. It opens in a new tab.
     */
    href?: string;
  };
}
/**
 * Questions whose answers open on demand.
 */
export interface ContentQuestionsProps {
  /**
   * Heading of the section.
   */
  title: string;
  /**
   * Questions with their answers, in order.
   */
  questions: {
    /**
     * The question.
     */
    question: string;
    /**
     * Paragraphs of the answer.
     *
     * Items: A paragraph of the answer.
     */
    answers: string[];
  }[];
}
/**
 * Rich text: headings, paragraphs, lists and quotes.
 */
export interface ContentTextProps {
  /**
   * The heading.
   */
  title?: string;
  /**
   * Level of the heading.
   */
  level?: 1 | 2;
  /**
   * Parts of the text, in order.
   */
  blocks: {
    /**
     * `list` has bullets, `steps` has numbers.
     */
    kind: 'paragraph' | 'heading' | 'list' | 'steps' | 'quote';
    /**
     * One element for each text.
     *
     * Items: A paragraph, a heading or an entry of the list.
     */
    texts?: string[];
    /**
     * Instead of `texts`: one element for each text, with links in it.
     */
    linkedTexts?: {
      /**
       * Text of the segment, with the spaces around it.
       */
      text: string;
      /**
       * Where the segment leads.
       */
      link?: {
        /**
         * Route of the site. Where the visitor may not see it, the text is no link.
         */
        route?: string;
        /**
         * Address of another site. It opens in a new tab.
         */
        href?: string;
      };
    }[][];
  }[];
}
/**
 * Contracts with the upline and with downlines, requests and settlements. `memberId` in the address opens the request for a new contract with this member.
 */
export interface ContractDeskProps {
  /**
   * The kinds of contracts, of which those with their flag are shown. The member chooses one of several, which is in the address (`kind`).
   */
  kinds: ('dividend' | 'salary' | 'hourSalary' | 'realtimeSalary')[];
}
/**
 * Deposits: open ones, the form for a new one, and how the one in the address (`mc.order`) is paid.
 */
export interface DepositDeskProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Time between two requests for the status of an open deposit, in milliseconds.
   */
  refreshMs?: number;
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
 * A form whose submission is a call.
 */
export interface FormPageProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * An explanation above the fields.
   */
  text?: string;
  /**
   * A call whose reply the form needs, for example for limits and choices.
   */
  load?: string;
  /**
   * Fields of that call's request.
   */
  query?: CentreValues;
  /**
   * A search above the fields. The call is made again with what is typed, for example when its reply lists only the first of many members.
   */
  search?: {
    /**
     * Field of the request of `load`, for example `search`.
     */
    field: string;
    /**
     * The label.
     */
    label: string;
    /**
     * Path of the list in the reply that is searched.
     */
    path: string;
    /**
     * The message when the list is empty, instead of the fields.
     */
    none: string;
  };
  /**
   * What the member needs before the form can be used.
   */
  needs?: {
    /**
     * Path in the loaded reply of a value that must be true, above 0 or a list with entries.
     */
    path: string;
    /**
     * What is missing, and what to do.
     */
    text: string;
    /**
     * Where it can be done.
     */
    link?: CentreLink;
  }[];
  /**
   * The fields in order.
   */
  fields: CentreField[];
  /**
   * Further fields of the request.
   */
  set?: CentreValues;
  /**
   * Amounts that follow from the fields.
   */
  summary?: CentreSummary[];
  /**
   * The submission.
   */
  submit: {
    /**
     * The call to make.
     */
    call: string;
    /**
     * The button's label.
     */
    label: string;
    /**
     * A question that is asked before the call. A call that takes money or points is always confirmed: with this question or a general one, and the values that are sent.
     */
    confirm?: string;
    /**
     * The question also names the values of the fields, except for passwords. Needs `confirm`. Not needed for calls that take money or points, whose question always names them.
     */
    review?: boolean;
  };
  /**
   * What follows the submission.
   */
  done?: {
    /**
     * A message.
     */
    text: string;
    /**
     * Calls to make again. `getBalanceV2` and `getCounts` are repeated automatically.
     *
     * Items: A call whose reply changes.
     */
    refresh?: string[];
    /**
     * The page to open.
     */
    link?: CentreLink;
  };
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
   * Provider whose games are listed; all providers by default. Leave out the filter `vendor` then.
   */
  vendor?: string;
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
 * Invitation to keep the site as an app, in browsers that can: a card at the lower edge, from a later visit on, until the player declines.
 */
export interface InstallOfferProps {
  /**
   * Visits to pages with the invitation from which on it is shown. The pages that one tab opens are one visit.
   */
  minVisits?: number;
  /**
   * Days without an invitation after the player declined or accepted one.
   */
  quietDays?: number;
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
 * The operator's rules of the leaderboard. Without rules, nothing is shown.
 */
export interface LeaderboardRulesProps {
  /**
   * The heading.
   */
  title: string;
}
/**
 * Current time in the brand's time zone, updated every second, with the name of the zone.
 */
export interface LiveClockProps {
  /**
   * Day.js format. Narrow screens leave out what precedes the hours, the seconds and, below 360 px, the zone.
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
 * Board of the next events of a category with their odds, refreshed while it is in sight. A price goes to the bet slip of the page, or opens the game that takes bets on the event (`gameOpening.vendors.<code>.prices`).
 */
export interface OddsBoardProps {
  /**
   * Heading of the section.
   */
  title: string;
  /**
   * Category of the events.
   */
  gameType: string;
  /**
   * Provider whose events are shown; all providers by default.
   */
  vendor?: string;
  /**
   * Maximum number of events.
   */
  limit?: number;
  /**
   * Target route of the link "all".
   */
  moreRoute?: string;
  /**
   * Time between two requests for the odds while the board is in sight, in milliseconds; longer after failures.
   */
  refreshMs?: number;
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
 * Horizontal list of the most played games of all categories, or of one.
 */
export interface PopularGamesProps {
  /**
   * The heading.
   */
  title: string;
  /**
   * Only games of this category.
   */
  gameType?: string;
  /**
   * Target route of the link "all".
   */
  moreRoute?: string;
}
/**
 * Opens the operator's pop-up announcements once per session; renders nothing itself.
 */
export interface PopupNoticesProps {
  /**
   * Routes on which the pop-ups wait for the next page, because the visitor came for what the page shows: forms and pages that links lead to.
   *
   * Items: Name of a route.
   */
  waitsOn?: string[];
}
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
 * Records of a call with filters, totals, pages and actions. On a phone, each row is a card.
 */
export interface RecordTableProps {
  /**
   * The heading above the records.
   */
  title?: string;
  /**
   * The name of the table for screen readers.
   */
  caption: string;
  /**
   * Shown when there are no records.
   */
  empty?: string;
  /**
   * The call that lists the records.
   */
  call: string;
  /**
   * Fixed fields of the request.
   */
  query?: CentreValues;
  /**
   * Path of the list in the reply.
   */
  rows?: string;
  /**
   * Path of a row's identifier.
   */
  rowKey: string;
  /**
   * Pages by number (`pageNo`, `totalPages`), more rows by cursor (`cursor`, `nextCursor`), or one list.
   */
  paging?: 'pages' | 'cursor' | 'none';
  /**
   * The filters.
   */
  filters?: CentreFilter[];
  /**
   * Figures of the reply, above the records.
   */
  figures?: CentreFigure[];
  /**
   * Bars of the rows, above the records.
   */
  chart?: CentreChart;
  /**
   * The columns in order.
   */
  columns: CentreColumn[];
  /**
   * Path of the totals of all pages.
   */
  totals?: string;
  /**
   * Buttons of each row.
   */
  actions?: CentreAction[];
  /**
   * Buttons above the records.
   */
  tools?: CentreAction[];
  /**
   * Rows can be chosen, and buttons act on the chosen ones.
   */
  selection?: {
    /**
     * Field of the requests that takes the list of the chosen rows' identifiers (`rowKey`).
     */
    field: string;
    /**
     * Buttons for the chosen rows.
     */
    actions: CentreAction[];
  };
  /**
   * Content that a row opens.
   */
  detail?: CentreDetail;
  /**
   * Buttons in the detail of a row, for what is needed less often than `actions`.
   */
  detailActions?: CentreAction[];
  /**
   * Offers the filtered records as a CSV file. Needs a call that can be exported.
   */
  export?: {
    /**
     * Name of the file, without its ending.
     */
    file: string;
  };
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
 * Invitation link of the member with QR code, results, rewards and rules of the programme.
 */
export interface ReferralInvitationProps {
  /**
   * The heading.
   */
  title: string;
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
 * The member's profile, passwords, bound contacts, authenticator app, sessions and linked accounts, each with its state and the way to change it.
 */
export interface SecurityCentreProps {}
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
 * Button that opens the search over games, providers, help articles and pages, as the keys / and Ctrl+K do.
 */
export interface SiteSearchProps {
  /**
   * Like a search field where the window is wide, or an icon in every window.
   */
  look?: 'field' | 'icon';
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
 * Figures of a call.
 */
export interface StatCardsProps {
  /**
   * The heading.
   */
  title?: string;
  /**
   * The call that returns the figures.
   */
  call: string;
  /**
   * Fixed fields of the request.
   */
  query?: CentreValues;
  /**
   * The filters.
   */
  filters?: CentreFilter[];
  /**
   * The figures in order.
   */
  figures: CentreFigure[];
  /**
   * Bars of a list in the reply, below the figures, with a table of their values.
   */
  chart?: CentreChart;
}
/**
 * Tabs, each with one child of the default slot. The selected tab is in the address.
 */
export interface TabPanelsProps {
  /**
   * The name of the tabs for screen readers.
   */
  label: string;
  /**
   * Name of the selected tab in the address.
   */
  param?: string;
  /**
   * The tabs, in the order of the children.
   */
  tabs: {
    /**
     * Value in the address.
     */
    id: string;
    /**
     * The tab's label.
     */
    label: string;
  }[];
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
  ActionCards: ActionCardsProps;
  AgentHome: AgentHomeProps;
  AnnouncementBar: AnnouncementBarProps;
  BannerCarousel: BannerCarouselProps;
  Bar: BarProps;
  BetSlip: BetSlipProps;
  BrandLogo: BrandLogoProps;
  CategoryTiles: CategoryTilesProps;
  Columns: ColumnsProps;
  ContentButtons: ContentButtonsProps;
  ContentCards: ContentCardsProps;
  ContentEmbed: ContentEmbedProps;
  ContentPicture: ContentPictureProps;
  ContentQuestions: ContentQuestionsProps;
  ContentText: ContentTextProps;
  ContractDesk: ContractDeskProps;
  DepositDesk: DepositDeskProps;
  DownloadBanner: DownloadBannerProps;
  DownloadBlock: DownloadBlockProps;
  DownloadPromo: DownloadPromoProps;
  DrawResults: DrawResultsProps;
  FormPage: FormPageProps;
  GameGrid: GameGridProps;
  GameMenu: GameMenuProps;
  GamePlay: GamePlayProps;
  GameRail: GameRailProps;
  GameTable: GameTableProps;
  HelpArticle: HelpArticleProps;
  HelpCentre: HelpCentreProps;
  InstallOffer: InstallOfferProps;
  JackpotCounter: JackpotCounterProps;
  JoinForm: JoinFormProps;
  JoinProgramme: JoinProgrammeProps;
  LanguagePicker: LanguagePickerProps;
  LeaderboardRules: LeaderboardRulesProps;
  LiveClock: LiveClockProps;
  LoginForm: LoginFormProps;
  LotteryList: LotteryListProps;
  MaintenanceNotice: MaintenanceNoticeProps;
  MallCatalogue: MallCatalogueProps;
  MenuBar: MenuBarProps;
  MenuButton: MenuButtonProps;
  MessagePanel: MessagePanelProps;
  NoticeList: NoticeListProps;
  OddsBoard: OddsBoardProps;
  Outlet: OutletProps;
  PageShell: PageShellProps;
  PopularGames: PopularGamesProps;
  PopupNotices: PopupNoticesProps;
  PromotionDetail: PromotionDetailProps;
  PromotionList: PromotionListProps;
  PromotionZalo: PromotionZaloProps;
  ProviderStrip: ProviderStripProps;
  RecentGames: RecentGamesProps;
  RecentWinners: RecentWinnersProps;
  RecordTable: RecordTableProps;
  RecoverForm: RecoverFormProps;
  ReferralInvitation: ReferralInvitationProps;
  RegisterForm: RegisterFormProps;
  SecurityCentre: SecurityCentreProps;
  SideBar: SideBarProps;
  SiteFooter: SiteFooterProps;
  SiteSearch: SiteSearchProps;
  Stack: StackProps;
  StatCards: StatCardsProps;
  TabPanels: TabPanelsProps;
  TextBlock: TextBlockProps;
  ThemeToggle: ThemeToggleProps;
  VendorCards: VendorCardsProps;
  VendorRail: VendorRailProps;
  VendorRoute: VendorRouteProps;
  VipProgramme: VipProgrammeProps;
}
