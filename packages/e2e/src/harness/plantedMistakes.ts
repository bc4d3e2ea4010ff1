/** A document of a brand with mistakes in it, and what has to be said of each. */
export interface PlantedDocument {
  readonly file: string;
  readonly text: string;
  /** `LV203 …  pages/home.json:7:83` without the words. */
  readonly expected: readonly {
    readonly code: string;
    readonly line: number;
    readonly column: number;
  }[];
}

/** Mistakes of many kinds, all at once, in a brand that is a copy of a shipped one. */
export function plantedMistakes({
  host,
  merchant,
}: {
  host: string;
  merchant: string;
}): PlantedDocument[] {
  return [
    planted(
      'site.json',
      ['LV408', 'LV420', 'LV424', 'LV504'],
      `{
  "$schema": "../../schemas/site.schema.json",
  "extends": "_base",
  "name": "Broken",
  "logo": §"assets/lgoo.svg",
  "hosts": ["${host}"],
  "brand": { "merchant": "${merchant}" },
  "defaultLang": §"AR",
  "supportLanguages": ["EN", "TY"],
  "timeZone": §"Asia/Manilla",
  "frameSources": [§"http://${host}"]
}`,
    ),
    planted(
      'flags.json',
      ['LV203', 'LV201', 'LV103'],
      `{
  "$schema": "../../schemas/flags.schema.json",
  "flags": {
    "promotions": { §"vlaue": false },
    "freePlay": { "value": §"no" },
    "twice": { "value": true },
    §"twice": { "value": false }
  }
}`,
    ),
    planted(
      'menus.json',
      ['LV405', 'LV401', 'LV425'],
      `{
  "$schema": "../../schemas/menus.schema.json",
  "menus": {
    "footer": [
      { "id": "home", "text": { "$text": §"nav.hoem" }, "route": "home" },
      { "id": "away", "text": { "$text": "nav.home" }, "route": §"nowhere" },
      { "id": §"home", "text": { "$text": "nav.home" }, "route": "login" }
    ]
  }
}`,
    ),
    planted(
      'pages/home.json',
      ['LV411', 'LV414', 'LV404'],
      `{
  "$schema": "../../../schemas/page.schema.json",
  "root": "page",
  "nodes": {
    "page": { "use": "Stack", "slots": { "default": ["games", §"ghost"] } },
    "games": { "use": "GameRail", "props": { "title": { "$text": "home.slots" }, "gameType": "RNG" } },
    §"alone": { "use": "LiveClock", "when": { "flag": §"games.slosts" } }
  }
}`,
    ),
    planted(
      'pages/slots.json',
      ['LV208', 'LV203'],
      `{
  "$schema": "../../../schemas/page.schema.json",
  "root": "page",
  "nodes": {
    "page": { "use": "Stack", "slots": { "default": ["games", "clock"] } },
    "games": { "use": §"GameGird", "props": { "title": { "$text": "category.RNG" } } },
    "clock": { "use": "LiveClock", "props": { §"fromat": "HH" } }
  }
}`,
    ),
    planted(
      'upstream.json',
      ['LV506'],
      `{
  "$schema": "../../schemas/upstream.schema.json",
  "baseUrl": "sandbox:",
  "codecKey": §"hunter2"
}`,
    ),
    planted(
      'compliance.json',
      ['LV503'],
      `{
  "$schema": "../../schemas/compliance.schema.json",
  "licences": [
    { "badge": "malta", "regulator": "Regulator", "licensee": "Broken", "number": §" ", "registerUrl": "https://register.example/" }
  ]
}`,
    ),
  ];
}

/** @param marked the text with a § before each mistake, in the order of `codes`. */
function planted(file: string, codes: readonly string[], marked: string): PlantedDocument {
  const parts = marked.split('§');
  const expected = codes.map((code, index) => {
    const lines = parts
      .slice(0, index + 1)
      .join('')
      .split('\n');
    return { code, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  });
  return { file, text: parts.join(''), expected };
}
