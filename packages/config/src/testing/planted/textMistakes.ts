import { written, type PlantedMistakes } from './PlantedMistake.ts';

const english = 'lagoon/locales/EN.json';
const spanish = 'lagoon/locales/ES.json';
const russian = '_base/locales/RU.json';
const baseEnglish = '_base/locales/EN.json';
const baseThai = '_base/locales/TH.json';

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
};
