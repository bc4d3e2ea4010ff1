#!/usr/bin/env bash
# Vite 8.3.8: a production build replaces `:dir(rtl)` with a list of languages.
#
# Expected: `:dir(rtl)`, which the browsers of the default target support or ignore, is kept, or
#   the build warns. It matches by the direction of an element (`dir`, also inherited).
# Instead: Lightning CSS, which minifies by default, writes `:is(:lang(ae), :lang(ar), …)`. This
#   matches by language, whatever the direction is: no rule applies to `<html dir="rtl" lang="en">`
#   or to `<bdi dir="rtl">`, and all rules apply to Arabic in an element with `dir="ltr"`. Languages
#   that only some people write from right to left, such as `az-Arab`, are not in the list. The
#   development server keeps `:dir(rtl)`, and so does a build for targets that support it.
# Why it matters: a page in Arabic with English game names, and a right-to-left preview of an
#   English brand, mirror in development and do not in production.
set -eu

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
printf '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent vite@8.3.8

mkdir site
printf '.arrow:dir(rtl) { transform: scaleX(-1); }\n' >site/site.css
printf 'import "./site.css";\n' >site/site.js
cat >site/index.html <<'HTML'
<!doctype html>
<html lang="en" dir="rtl">
  <script type="module" src="./site.js"></script>
</html>
HTML

cat >show.js <<'EOF'
import { build, createServer, version } from 'vite';

const base = { root: 'site', configFile: false, logLevel: 'silent' };

async function builtCss(cssTarget) {
  const options = cssTarget === undefined ? {} : { cssTarget };
  const { output } = await build({ ...base, build: { write: false, ...options } });
  return String(output.find(({ fileName }) => fileName.endsWith('.css')).source).trim();
}
const server = await createServer({ ...base, server: { middlewareMode: true, ws: false } });
const served = (await server.transformRequest('/site.css?direct')).code.trim().split('\n')[0];
await server.close();
const built = await builtCss(undefined);
const builtForNewer = await builtCss(['chrome120', 'safari17', 'firefox121']);

console.log(`Vite ${version}, Node ${process.version}`);
console.log(`expected of the build: .arrow:dir(rtl){…}`);
console.log(`seen:                  ${built}`);
console.log(`development server:    ${served}`);
console.log(`target chrome120:      ${builtForNewer}`);
const isAsDescribed =
  !built.includes(':dir(') &&
  built.includes(':lang(ar)') &&
  served.includes(':dir(rtl)') &&
  builtForNewer.includes(':dir(rtl)');
if (!isAsDescribed) {
  console.log(
    'The behaviour changed: the default build no longer replaces :dir(rtl) with languages.',
  );
  process.exit(1);
}
EOF
node show.js
