import { written, type PlantedEdit, type PlantedMistakes } from './PlantedMistake.ts';

const english = 'lagoon/locales/EN.json';
const spanish = 'lagoon/locales/ES.json';
const site = 'lagoon/site.json';
const russian = '_base/locales/RU.json';
const baseEnglish = '_base/locales/EN.json';
const baseThai = '_base/locales/TH.json';

const two: PlantedEdit = [site, '/supportLanguages', { is: ['EN', 'ES'] }];

/** Mistakes in the texts. */
export const textMistakes: PlantedMistakes = {
  'a text of the brand that one language lacks': {
    edits: [[spanish, '/banner.lagoon.live.text', 'removed']],
    at: '#',
    fix: '"banner.lagoon.live.text"',
  },
  'a misspelt key of a brand’s text': {
    edits: [[spanish, '/banner.lagoon.live.title', { named: 'banner.lagon.live.title' }]],
    fix: '"banner.lagoon.live.title"',
  },
  'a text that nothing shows': {
    edits: [[english, '/banner.lagoon.summer', { is: 'Summer' }]],
    fix: /no (page|document)|nothing|not used|shows|other languages|AR/,
  },
  'a translated placeholder': {
    edits: [[baseThai, '/account.rank', { is: 'อันดับ VIP {{ระดับ}}' }]],
    fix: '{{level}}',
  },
  'a placeholder with single braces': {
    edits: [[baseThai, '/account.rank', { is: 'อันดับ VIP {level}' }]],
    fix: '{{level}}',
  },
  'a placeholder that is not closed': {
    edits: [[baseEnglish, '/account.rank', { is: 'VIP rank {{level}' }]],
    fix: '{{level}}',
  },
  'a plural form that Russian needs': {
    edits: [[russian, '/account.unread_few', 'removed']],
    at: '#/account.unread_one',
    fix: '"account.unread_few"',
  },
  'a plural form that no language has': {
    edits: [[russian, '/account.unread_many', { named: 'account.unread_manny' }]],
    fix: '"account.unread_many"',
  },
  'a text with markup': {
    edits: [[english, '/banner.lagoon.reef.title', { is: 'Dive into <b>something</b> bright' }]],
    fix: /plain|without|as (it is )?typed|tags/,
  },
  'an empty text': {
    edits: [[spanish, '/banner.lagoon.reef.action', { is: '' }]],
    fix: /empty/,
  },
  'texts in groups': {
    edits: [
      [english, '/banner.lagoon.reef.title', 'removed'],
      [english, '/banner', { is: { 'lagoon.reef.title': 'Dive in' } }],
    ],
    fix: '"banner.lagoon.reef.title"',
  },
  'a writing direction in words': {
    edits: [['_base/locales/AR.json', '/$meta/dir', { is: 'right' }]],
    fix: '"rtl"',
  },
  'a language tag with an underscore': {
    edits: [['_base/locales/CN.json', '/$meta/tag', { is: 'zh_CN' }]],
    fix: '"zh-CN"',
  },
  'a language file in small letters': {
    edits: [
      written('ironfield/locales/en.json', { $schema: '../../../schemas/locale.schema.json' }),
    ],
    at: 'ironfield/locales/en.json',
    fix: /EN\.json/,
  },
  'a placeholder that the page does not fill': {
    edits: [[english, '/nav.home', { is: 'Home, {{username}}' }]],
    fix: /\{\{username\}\}/,
  },
  'a misspelt placeholder in the one text that a brand of two languages replaces': {
    edits: [two, [english, '/account.rank', { is: 'Rank {{levl}}' }]],
    fix: '{{level}}',
  },
  'a misspelt placeholder in a brand of one language': {
    edits: [
      [site, '/supportLanguages', { is: ['EN'] }],
      [english, '/account.rank', { is: 'Rank {{levl}}' }],
    ],
    fix: '{{level}}',
  },
  'a misspelt plural form in English': {
    edits: [two, [english, '/account.unread_on', { is: '{{count}} new' }]],
    fix: '"account.unread_one"',
  },
  'a misspelt plural form that English has': {
    edits: [[spanish, '/account.unread_ones', { is: '{{count}} nuevo' }]],
    fix: '"account.unread_one"',
  },
  'a key with a space at its end': {
    edits: [two, [english, '/nav.home ', { is: 'Start' }]],
    at: `${english}~"nav.home "`,
    fix: '"nav.home"',
  },
  'a sentence that is not translated': {
    edits: [[spanish, '/banner.lagoon.live.text', { is: 'Live tables, 24 hours a day.' }]],
    fix: 'translate it',
  },
  'a language with the tag of another one': {
    edits: [[spanish, '/$meta', { is: { tag: 'PT-br', dir: 'ltr', name: 'Español' } }]],
    at: '#/$meta/tag',
    fix: /tag of ES/,
  },
  'a country as a language tag': {
    edits: [[spanish, '/$meta', { is: { tag: 'jp', dir: 'ltr', name: 'Español' } }]],
    at: '#/$meta/tag',
    fix: '"ja"',
  },
  'a language tag in words': {
    edits: [[spanish, '/$meta', { is: { tag: 'spanish', dir: 'ltr', name: 'Español' } }]],
    at: '#/$meta/tag',
    fix: '"es"',
  },
  'Arabic from left to right': {
    edits: [
      ['lagoon/locales/AR.json', '/$meta', { is: { tag: 'ar', dir: 'ltr', name: 'العربية' } }],
    ],
    at: '#/$meta/dir',
    fix: '"rtl"',
  },
  'an entity of HTML': {
    edits: [[english, '/banner.slots.title', { is: 'Slots &amp; more' }]],
    fix: /as (it is )?typed/,
  },
};
