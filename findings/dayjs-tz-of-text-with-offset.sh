#!/usr/bin/env bash
# Day.js 1.11.23 with its plugins utc and timezone: `dayjs.tz(text, zone)` moves a time whose text
# already has an offset.
#
# Expected: `dayjs.tz('2026-12-31T10:00:00+05:00', 'Europe/Berlin')` is the moment of the text
#   (05:00 UTC), shown in Berlin, or at least 10:00 in Berlin (09:00 UTC) with the offset ignored.
# Instead: it is neither. The text is converted to UTC (05:00), and that wall time is taken as one
#   in Berlin: 04:00 UTC. A text with the offset of Berlin itself is one hour off as well, and so is
#   "Z". A `Date` of the same moment is not moved, and neither is `dayjs(text).tz(zone)`.
# Why it matters: operators send draw and kick-off times with an offset. Bets of a brand in Manila
#   close eight hours too early, whatever the offset in the data is.
set -eu

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
printf '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent dayjs@1.11.23

cat >show.js <<'EOF'
import { createRequire } from 'node:module';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);
const { version } = createRequire(import.meta.url)('dayjs/package.json');
const zone = 'Europe/Berlin';
const described = {
  '2026-12-31T10:00:00+05:00': '2026-12-31T04:00:00.000Z',
  '2026-12-31T10:00:00+01:00': '2026-12-31T08:00:00.000Z',
  '2026-12-31T10:00:00Z': '2026-12-31T09:00:00.000Z',
};

console.log(`Day.js ${version}, Node ${process.version}, zone of the machine ${process.env.TZ}`);
let changed = '';
for (const [text, wrong] of Object.entries(described)) {
  const expected = new Date(text).toISOString();
  const seen = dayjs.tz(text, zone).toISOString();
  const ofDate = dayjs.tz(new Date(text), zone).toISOString();
  const converted = dayjs(text).tz(zone).toISOString();
  console.log(`dayjs.tz('${text}', '${zone}')`);
  console.log(`  expected: ${expected}\n  seen:     ${seen}`);
  console.log(`  seen for a Date: ${ofDate}, for dayjs(text).tz(zone): ${converted}`);
  if (seen !== wrong || ofDate !== expected || converted !== expected) changed = text;
}
if (changed !== '') {
  console.log(`The behaviour changed for ${changed}.`);
  process.exit(1);
}
EOF
TZ=UTC node show.js
TZ=Asia/Manila node show.js
