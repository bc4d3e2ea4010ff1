import type { ProblemCodeEntry } from '../ProblemCodeEntry.ts';

/** Validation of a document against its schema. */
export const schemaCodes = {
  LV201: {
    severity: 'error',
    summary: 'A value has the wrong type.',
    fix: 'Write a value of the type the message names.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "minimumAge": "21" }',
      expectedMessage:
        'expected a whole number from 18 to 25, found a text; write 21 without quotes',
    },
  },
  LV202: {
    severity: 'error',
    summary: 'A property is missing, in the brand and in its parents.',
    fix: 'Add the property to the object at the place named.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "preload": [{ "query": { "gameType": "RNG" } }] }',
      expectedMessage: 'preload[0] lacks "call"',
    },
  },
  LV203: {
    severity: 'error',
    summary: 'A property or prop is not known here.',
    fix: 'Correct its name, or remove it.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "live": { "props": { "titel": { "$text": "home.live" } } } } }',
      expectedMessage: 'unknown prop "titel" on GameRail; did you mean "title"?',
    },
  },
  LV204: {
    severity: 'error',
    summary: 'A value is none of those allowed.',
    fix: 'Choose one of the values the message names.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "defaultTheme": "drak" }',
      expectedMessage: '"drak" is none of "light", "dark"; did you mean "dark"?',
    },
  },
  LV205: {
    severity: 'error',
    summary: 'A text does not have the form it must have.',
    fix: 'Write it as the message describes.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "chatHeaderColor": "teal" }',
      expectedMessage: '"teal" does not have the form needed here: a colour is written #rrggbb',
    },
  },
  LV206: {
    severity: 'error',
    summary: 'A number, text or list is too small or too large.',
    fix: 'Keep within the limit the message names.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "minimumAge": 16 }',
      expectedMessage: '16 must be >= 18',
    },
  },
  LV207: {
    severity: 'error',
    summary: 'A name is malformed.',
    fix: 'Write it as the message describes.',
    example: {
      file: 'reef/flags.json',
      text: '{ "flags": { "live chat": { "value": true } } }',
      expectedMessage:
        '"live chat" is no name: begin with a letter, go on with letters, digits, "_", "-" and "."; did you mean "live-chat"?',
    },
  },
  LV208: {
    severity: 'error',
    summary: 'A node uses a component that does not exist.',
    fix: 'Use a component of the registry.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "live": { "use": "GameRial" } } }',
      expectedMessage: 'no component is called "GameRial"; did you mean "GameRail"?',
    },
  },
  LV209: {
    severity: 'error',
    summary: 'A value is none of the forms allowed here.',
    fix: 'Write it in one of the forms the message names.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "live": { "props": { "gameType": 7 } } } }',
      expectedMessage: 'expected a string or { "$value" }, found a number',
    },
  },
  LV210: {
    severity: 'error',
    summary: 'A list holds the same entry twice.',
    fix: 'Remove one of the two.',
    example: {
      file: 'reef/pages/slots.json',
      text: '{ "nodes": { "games": { "props": { "filters": ["vendor", "vendor"] } } } }',
      expectedMessage: 'the list has "vendor" twice',
    },
  },
  LV211: {
    severity: 'error',
    summary: 'A condition has no key, or more than one.',
    fix: 'Write one key; join several conditions with "all" or "any".',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "live": { "when": { "flag": "games.live", "session": "guest" } } } }',
      expectedMessage:
        'a condition has exactly one of all, any, not, flag, session, exists, eq, in, gt, gte, lt, lte',
    },
  },
  LV212: {
    severity: 'error',
    summary: 'A value breaks a rule of its schema that has no code of its own.',
    fix: 'See the message.',
    example: {
      file: 'reef/compliance.json',
      text: '(no document of today can break such a rule; a schema to come may bring one)',
      expectedMessage: '(what the schema’s rule says)',
    },
  },
  LV213: {
    severity: 'warning',
    summary: 'A property, prop or value has a new name. The old one still counts.',
    fix: 'Write the new name; `livery validate --fix` does it.',
    example: {
      file: 'reef/compliance.json',
      text: '(no name of today is deprecated; a change of the format may bring one)',
      expectedMessage: '"oldName" is deprecated (the reason in the schema); write "newName"',
    },
  },
  LV214: {
    severity: 'error',
    summary: 'An object has a property under its deprecated name and under the new one.',
    fix: 'Keep the value that is meant, under the new name.',
    example: {
      file: 'reef/compliance.json',
      text: '(no name of today is deprecated; a change of the format may bring one)',
      expectedMessage:
        '"oldName" is the deprecated name of "newName", which is stated too and counts; remove "oldName"',
    },
  },
} as const satisfies Record<string, ProblemCodeEntry>;
