import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Libraries every page needs before it hydrates: one chunk that outlives releases. */
const sharedLibraries =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|mobx|mobx-react-lite|use-sync-external-store|i18next|dayjs)\//;

/**
 * What every page needs of our own code, with all it imports, and small parts that nearly every
 * page needs: one chunk packs better than the dozen it is shared in.
 */
const everyPage =
  /packages\/(?:site\/src\/(?:App|ports|BrowserRouting|DocumentSync)|components\/src\/(?:openGame|useLanes)|stores\/src\/requireMember)\.tsx?$/;

/**
 * What forms and filters are made of: one chunk instead of a dozen small ones, each of which every
 * page would have to name.
 */
const controls =
  /packages\/(?:ui\/src\/(?:Field|Select|Checkbox|TextArea|SearchField|Tabs|Chips|useRovingChoice|useTypedEarly)|components\/src\/FormField)/;

/**
 * What stands around nearly every remote value, loading, empty, failed, headed; and the rows of
 * games nearly every page has.
 */
const states =
  /packages\/(?:ui\/src\/(?:ErrorState|EmptyState|Skeleton|Section|Badge|Rail)|components\/src\/(?:ResourceSection|useResource|GameTile))/;

/**
 * Small things that what comes late shares: each a request of its own otherwise, of a few hundred
 * bytes that pack badly.
 */
const lateParts =
  /packages\/(?:ui\/src\/(?:Amount\/|useNear)|components\/src\/(?:DownloadBanner|HotMark|LoginLink|NoticeList\/NoticeDate|ProviderMenu|RecentGames\/RecentWaiting|RichText\/(?!Purified|purify)|VendorLogo|formatMoment|openService|plainText|resourceUrl|useKnownVisitor)|stores\/src\/(?:ChosenVendor|Notices|Service)Store)/;

/** What lies over a page: dialogs, and the modals that any page may open. */
const overlays =
  /packages\/(?:ui\/src\/Dialog\/|components\/src\/(?:OverlayHost\/|families\/(?:overlays|siteModals)|modals\/(?:ModalFrame|useClosedByNavigation|(?:ChatRoom|Help|Notice|PopupNotice)Modal\/)))/;

/** What choosing a game takes. */
const choosing =
  /packages\/(?:components\/src\/(?:chooseGame|openingOf|startGame)|stores\/src\/(?:gameAddress|lotteryPathOf)|model\/src\/lotteryVendors)\.ts/;

/** What the forms of accounts share besides controls. */
const accountForms =
  /packages\/components\/src\/(?:CaptchaImage|CountryPicker|SmsCodeField|focusField)|packages\/stores\/src\/phoneFormat/;

const groups = [
  { name: 'libraries', test: sharedLibraries, priority: 2 },
  { name: 'core', test: everyPage, priority: 1 },
  { name: 'controls', test: controls },
  { name: 'states', test: states },
  { name: 'lateParts', test: lateParts },
  { name: 'overlays', test: overlays },
  { name: 'choosing', test: choosing },
  { name: 'accountForms', test: accountForms },
];

/**
 * What axios carries and the site leaves unused, a quarter of its size: the adapter for `fetch` (a
 * browser's first is that over XMLHttpRequest) and a table of status names.
 */
const unusedOfAxios: ReadonlyMap<string, string> = new Map([
  ['./fetch.js', 'export const getFetch = () => null;'],
  ['./helpers/HttpStatusCode.js', 'export default {};'],
]);

const leanAxios: Plugin = {
  name: 'lean-axios',
  enforce: 'pre',
  resolveId: (source, importer) =>
    unusedOfAxios.has(source) && importer?.includes('/node_modules/axios/lib/')
      ? `\0axios${source}`
      : null,
  load: (id) => (id.startsWith('\0axios') ? unusedOfAxios.get(id.slice('\0axios'.length)) : null),
};

// A slow machine is no fault of a plugin.
const quiet = { checks: { pluginTimings: false } };

/**
 * Two entries of one program: the browser's, and with `--ssr` the guest-page renderer the server
 * loads.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), leanAxios],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: 'es2024',
    // Older targets rewrite light-dark() into variables that a later change of the colour scheme
    // does not reach.
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // One sheet: all of it packed is smaller than what two dozen requests of a page cost before its
    // first paint.
    cssCodeSplit: false,
    // What imports a part has these already.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_address, files) =>
        files.filter((file) => !/\/(?:core|libraries|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: isSsrBuild
      ? { ...quiet, input: 'src/renderGuestPage.tsx' }
      : { ...quiet, input: 'src/main.tsx', output: { codeSplitting: { groups } } },
  },
  ssr: { noExternal: true },
}));
