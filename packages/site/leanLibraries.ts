import { join } from 'node:path';
import type { Plugin } from 'vite';

const libraries = join(import.meta.dirname, '../../node_modules');

/** Builds of libraries without warnings for developers, in place of their entries. */
const productionFiles = {
  mobx: 'mobx/dist/mobx.esm.production.min.js',
  'react-router': 'react-router/dist/production/index.mjs',
  'react-router/dom': 'react-router/dist/production/dom-export.mjs',
};

/** Returns Vite's aliases for the production builds of libraries. */
export function productionBuilds(): { find: RegExp; replacement: string }[] {
  return Object.entries(productionFiles).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: join(libraries, file),
  }));
}

/**
 * Modules of axios that the site does not use, by their place in the package: the adapter for
 * `fetch` (the first of a browser is that over XMLHttpRequest), forms with files, progress, cancel
 * tokens, and the cookie against cross-site requests. `sendWithAxios` turns the cookie off, and
 * passes queries and form bodies as `URLSearchParams`.
 */
const unusedOfAxios: Readonly<Record<string, string>> = {
  'adapters/fetch.js': 'export const getFetch = () => null;',
  'cancel/CancelToken.js': 'export default undefined;',
  'core/assertParamsAcyclic.js': 'export default () => undefined;',
  'core/setFormDataHeaders.js': 'export default undefined;',
  'helpers/AxiosURLSearchParams.js': 'export default undefined;',
  'helpers/HttpStatusCode.js': 'export default {};',
  'helpers/cookies.js': 'export default undefined;',
  'helpers/formDataToJSON.js': 'export default undefined;',
  'helpers/progressEventReducer.js': 'export const progressEventReducer = undefined;',
  'helpers/toFormData.js': 'export default undefined;',
  'helpers/toURLEncodedForm.js': 'export default undefined;',
};

/**
 * Leaves out parts of libraries that the site does not use: modules of axios, and the link and form
 * components of the router, which stay in a build only because it assumes that `forwardRef` and
 * display names have effects.
 */
export const leanLibraries: Plugin = {
  name: 'lean-libraries',
  enforce: 'pre',
  load: (id) => unusedOfAxios[id.split('/node_modules/axios/lib/')[1] ?? ''],
  transform: (code, id) =>
    id.includes('/node_modules/react-router/dist/')
      ? code
          .replaceAll(/ = (React\d*\.forwardRef\()/g, ' = /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
      : null,
};

/**
 * Replaces Vite's helper for `import()`, which also loads style sheets and reports failures. The
 * build has one sheet, and chunks report their own failures.
 */
export const leanPreload: Plugin = {
  name: 'lean-preload',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export const __vitePreload = (load, files = []) => {
           for (const href of files)
             document.head.append(
               Object.assign(document.createElement('link'), {
                 rel: 'modulepreload', href: '/' + href,
               }),
             );
           return load();
         };`
      : null,
};
