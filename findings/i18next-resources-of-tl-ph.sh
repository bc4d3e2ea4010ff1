#!/usr/bin/env bash
# i18next 27.1.2: texts that are stored under `tl-PH` are not found by the language `tl-PH`.
#
# Expected: the tag of a language that is passed to `init` finds the texts that are stored under
#   exactly this tag, as it does for `th-TH`.
# Instead: i18next looks for the canonical form of a tag with a region, and stores resources as they
#   are written. CLDR has aliases: Tagalog `tl-PH` becomes Filipino `fil-PH`, Indonesian `in-ID`
#   becomes `id-ID`, Hebrew `iw-IL` becomes `he-IL`. So the player gets the fallback language, while
#   `language` and `hasResourceBundle` still report `tl-PH`. A plain `tl` is not converted, and
#   works.
# Why it matters: `tl-PH` is a usual tag for the Philippines, and Android apps keep their texts
#   under `in` and `iw`. All of a brand's texts are there, and the site is in English.
set -eu

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
printf '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent i18next@27.1.2

cat >show.js <<'EOF'
import { createRequire } from 'node:module';
import i18next from 'i18next';

const { version } = createRequire(import.meta.url)('i18next/package.json');

async function textOf(tag) {
  const instance = i18next.createInstance();
  await instance.init({
    lng: tag,
    fallbackLng: 'en',
    resources: {
      [tag]: { translation: { play: `text of ${tag}` } },
      en: { translation: { play: 'text of en' } },
    },
  });
  return {
    seen: instance.t('play'),
    detail: [
      `language ${instance.language}`,
      `has texts ${instance.hasResourceBundle(tag, 'translation')}`,
      `looks in ${instance.languages.join(' ')}`,
    ].join(', '),
  };
}

console.log(`i18next ${version}, Node ${process.version}, CLDR ${process.versions.cldr}`);
let changed = '';
for (const [tag, described] of [
  ['th-TH', 'text of th-TH'],
  ['tl', 'text of tl'],
  ['tl-PH', 'text of en'],
  ['in-ID', 'text of en'],
  ['iw-IL', 'text of en'],
]) {
  const { seen, detail } = await textOf(tag);
  console.log(`${tag}: expected "text of ${tag}", seen "${seen}" (${detail})`);
  if (seen !== described) changed = tag;
}
if (changed !== '') {
  console.log(`The behaviour changed for ${changed}.`);
  process.exit(1);
}
EOF
node show.js
