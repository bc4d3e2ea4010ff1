import type { ProblemCodeEntry } from '../ProblemCodeEntry.ts';

/** Theme and safety. */
export const safetyCodes = {
  LV501: {
    severity: 'error',
    summary: 'A text is too hard to read on its ground (WCAG 2.2 AA, 1.4.3).',
    fix: 'Move the two colours apart until the ratio is at least 4.5.',
    example: {
      file: 'reef/theme.json',
      text: '{ "color": { "textMuted": { "light": "#9aa8a8" } } }',
      expectedMessage:
        'textMuted #9aa8a8 on canvas #fbf6ee has a contrast of 2.28:1 in the light theme; at least 4.5:1 is needed',
    },
  },
  LV502: {
    severity: 'error',
    summary: 'A control or state is too hard to see on the canvas (WCAG 2.2 AA, 1.4.11).',
    fix: 'Move the two colours apart until the ratio is at least 3.',
    example: {
      file: 'reef/theme.json',
      text: '{ "color": { "focus": { "light": "#f0c8c0" } } }',
      expectedMessage:
        'focus #f0c8c0 on canvas #fbf6ee has a contrast of 1.42:1 in the light theme; at least 3:1 is needed',
    },
  },
  LV503: {
    severity: 'error',
    summary: 'A licence badge without what proves the licence.',
    fix: 'Give regulator, licensee, number and register link, or remove the badge.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "licences": [{ "badge": "malta", "regulator": "MGA", "licensee": "Lagoon Ltd", "number": "", "registerUrl": "https://register.example/" }] }',
      expectedMessage: 'licence badge "malta" without its number',
    },
  },
  LV504: {
    severity: 'error',
    summary: 'Games would be framed from a brand’s own host, where they could act as the player.',
    fix: 'Serve games from a host of their own.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "frameSources": ["https://reef.localhost:8443"] }',
      expectedMessage: '"reef.localhost" is the brand\'s own host; games need one of their own',
    },
  },
  LV505: {
    severity: 'error',
    summary: 'A link that is neither https nor a path of the site.',
    fix: 'Write an https address.',
    example: {
      file: 'reef/menus.json',
      text: '{ "menus": { "main": [{ "id": "help", "text": { "$text": "nav.help" }, "href": "http://help.example/" }] } }',
      expectedMessage: '"http://help.example/" is no https address; it begins with "https://"',
    },
  },
  LV506: {
    severity: 'error',
    summary: 'A literal where a secret’s name belongs.',
    fix: 'Write {"$secret": "NAME"} and give the server the secret under that name.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "codecKey": "12345678" }',
      expectedMessage: 'a literal key; write {"$secret": "NAME"}',
    },
  },
  LV507: {
    severity: 'error',
    summary: 'In live mode, a brand whose operator is the embedded sandbox.',
    fix: 'Give upstream.json the operator’s https address, or start in sandbox mode.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "baseUrl": "sandbox:" }',
      expectedMessage:
        'the operator is "sandbox:", which only sandbox mode has; state the operator’s https address in the brand’s own upstream.json',
    },
  },
  LV508: {
    severity: 'error',
    summary:
      'A brand whose operator is asked with a secret that this server does not have for this brand.',
    fix: 'Put the secret into the file `<brand>/<NAME>` of LIVERY_SECRETS_DIR, or into the environment as LIVERY_BRAND_<BRAND>__<NAME>.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "codecKey": { "$secret": "REEF_KEY" } }',
      expectedMessage:
        'codecKey needs the secret REEF_KEY, which this server does not have for this brand; put it into a file of that name in the brand’s folder of LIVERY_SECRETS_DIR',
    },
  },
  LV509: {
    severity: 'error',
    summary:
      'A brand whose operator or identity provider is at an origin that this server may not call for the brand.',
    fix: 'Let an administrator of the server add the origin to the file of LIVERY_UPSTREAM_ORIGINS, or correct the address.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "baseUrl": "https://api.operator.example" }',
      expectedMessage:
        'the operator is at https://api.operator.example, which is not an origin that this server may call for the brand; an administrator adds it to LIVERY_UPSTREAM_ORIGINS',
    },
  },
  LV510: {
    severity: 'warning',
    suppressible: false,
    summary: 'A new version of a brand whose operator is at another origin than before.',
    fix: 'Make sure that the change was intended. The warning ends with the next start of the server.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "baseUrl": "https://new.operator.example" }',
      expectedMessage:
        'the operator moved from https://api.operator.example to https://new.operator.example at 2026-11-23T12:00:00.000Z; make sure that this was intended',
    },
  },
  LV511: {
    severity: 'error',
    summary:
      'A brand whose secret of "codecKey" is no key of its codec: each call that it encodes would fail.',
    fix: 'Ask the operator for the key, and write it as the codec needs it: 32 bytes in Base64 for aes-256-gcm, eight characters for des-ecb-pkcs7-base64.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "codecKey": { "$secret": "REEF_KEY" } }',
      expectedMessage:
        'the secret REEF_KEY is no key of the codec aes-256-gcm: the key has 5 bytes in place of 32; it is written in Base64',
    },
  },
  LV515: {
    severity: 'error',
    summary:
      'A file in the assets folder of a type that a browser could run, that no page shows, or that is unknown.',
    fix: 'Remove the file, or save it as an image or font of a type that the message names.',
    example: {
      file: 'reef/assets/promotion.html',
      text: '<!doctype html><script>alert(1)</script>',
      expectedMessage:
        '"promotion.html" cannot be published; the files of a brand end in .png, .jpg, .jpeg, .webp, .avif, .gif, .woff2, .svg, .ico',
    },
  },
  LV516: {
    severity: 'error',
    summary: 'A file in the assets folder whose content is not of the type that its name ends in.',
    fix: 'Save the file again in that type, or give its name the ending of its content.',
    example: {
      file: 'reef/assets/logo.png',
      text: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      expectedMessage:
        'the content of "logo.png" is not image/png; by its content, its name ends in .svg',
    },
  },
  LV520: {
    severity: 'error',
    summary: 'An operator that is asked by plain http, or at an address that no operator has.',
    fix: 'Write an https address. Plain http is for hosts of a private network only, which the server has to allow by LIVERY_UPSTREAM_NETWORKS.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "baseUrl": "http://api.operator.example" }',
      expectedMessage: 'plain http to a public host; write an https address',
    },
  },
  LV521: {
    severity: 'error',
    summary:
      'A brand whose operator is in a private network, or asked by plain http, where LIVERY_UPSTREAM_NETWORKS does not list the network.',
    fix: 'Write an https address, or let an administrator of the server list the network.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "baseUrl": "http://10.0.0.5" }',
      expectedMessage:
        'the operator at 10.0.0.5 is asked by plain http in a network that is not listed; name the network in LIVERY_UPSTREAM_NETWORKS to allow it',
    },
  },
  LV530: {
    severity: 'error',
    summary: 'A brand that is no demonstration and has no licence.',
    fix: 'Add the licence to compliance.json, or leave "demonstration" at true.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "demonstration": false }',
      expectedMessage:
        'a brand that is no demonstration needs a licence; add it to "licences" in compliance.json',
    },
  },
  LV531: {
    severity: 'error',
    summary: 'A live brand that shows a text of the demonstration (`demo.…`).',
    fix: 'Name another text, or remove the part that shows it.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "demonstration": false, "licences": [{ "badge": "malta", "regulator": "MGA", "licensee": "Reef Ltd", "number": "MGA/1", "registerUrl": "https://register.example/" }] }',
      expectedMessage:
        '"demo.lagoon.reef" is a text of the demonstration, which this brand is not; name another text',
    },
  },
  LV532: {
    severity: 'warning',
    summary:
      'A live brand whose pages show jackpots that are invented. They keep the label "Sample data".',
    fix: 'Set "kind": "feed" for the jackpot of the operator, or leave the node out.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "demonstration": false, "licences": [{ "badge": "malta", "regulator": "MGA", "licensee": "Reef Ltd", "number": "MGA/1", "registerUrl": "https://register.example/" }] }',
      expectedMessage:
        'invented jackpots are labelled "Sample data" on a live brand: jackpot in pages/home.json, daily in pages/home.json; use "kind": "feed", or leave them out',
    },
    beside: { file: 'reef/banners.json', text: '{ "groups": { "w_home": [] } }' },
  },
  LV533: {
    severity: 'warning',
    suppressible: false,
    summary:
      'With `livery validate --live`, a brand that is a demonstration: every page says that there is no real money.',
    fix: 'Add the licence to compliance.json and set "demonstration": false.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "demonstration": true }',
      expectedMessage:
        'the brand is a demonstration, and every page says that there is no real money; to go live, state in the brand’s own compliance.json a licence and "demonstration": false',
    },
  },
  LV534: {
    severity: 'warning',
    suppressible: false,
    summary:
      'With `livery validate --live`, a brand whose hosts all are names of this machine or of a private network.',
    fix: 'Add the public host of the brand to "hosts" in site.json.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" } }',
      expectedMessage:
        'the internet reaches none of the hosts reef.localhost; add the brand’s public host',
    },
  },
  LV535: {
    severity: 'warning',
    suppressible: false,
    summary:
      'With `livery validate --live`, a brand whose games are those of the embedded operator.',
    fix: 'List the https addresses of the games under "frameSources" in site.json.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "frameSources": ["sandbox:"] }',
      expectedMessage:
        '"sandbox:" has no games in live mode; list the https addresses of the games in the brand’s own site.json',
    },
  },
  LV536: {
    severity: 'error',
    summary: 'A demonstration with a licence: a brand is licensed, or shows that nothing is real.',
    fix: 'Set "demonstration": false when the brand goes live, or leave out the licence until then.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "licences": [{ "badge": "malta", "regulator": "MGA", "licensee": "Reef Ltd", "number": "MGA/1", "registerUrl": "https://register.example/" }] }',
      expectedMessage:
        'a demonstration has no licence; set "demonstration": false, or leave the licence out until then',
    },
  },
  LV540: {
    severity: 'error',
    summary:
      'All providers are declared to speak the page’s messages, although games come from other hosts than the embedded operator’s.',
    fix: 'Set gameOpening.vendorDefaults.speaks to "none", and declare each provider that speaks the messages under gameOpening.vendors.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "frameSources": ["https://games.example"] }',
      expectedMessage:
        'all games of https://games.example would count as speaking livery.game.1; set gameOpening.vendorDefaults.speaks to "none" and name the providers that do under gameOpening.vendors',
    },
  },
  LV541: {
    severity: 'error',
    summary: 'A page embeds another site that `frameSources` does not list.',
    fix: 'Add the origin of the address to "frameSources" in site.json.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "live": { "use": "ContentEmbed", "props": { "address": "https://video.example/1", "title": { "$text": "home.live" } } } } }',
      expectedMessage:
        '"https://video.example" is not in "frameSources" of site.json, so browsers do not show the frame; add it',
    },
  },
  LV747: {
    severity: 'warning',
    summary: 'A licence for a domain on which the brand has no host.',
    fix: 'Correct the domain of the licence, or add the host to site.json.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "licences": [{ "badge": "malta", "regulator": "MGA", "licensee": "Reef Ltd", "number": "MGA/1", "registerUrl": "https://register.example/", "domain": "reef.example" }] }',
      expectedMessage:
        'the licence is for "reef.example", but "hosts" in site.json has reef.localhost; correct the domain, or add the host',
    },
  },
} as const satisfies Record<string, ProblemCodeEntry>;
