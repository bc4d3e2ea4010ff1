import { written, type Edit, type Mistakes } from '../Mistake.ts';

const english = 'lagoon/locales/EN.json';
const spanish = 'lagoon/locales/ES.json';
const site = 'lagoon/site.json';
const russian = '_base/locales/RU.json';
const baseEnglish = '_base/locales/EN.json';
const baseThai = '_base/locales/TH.json';
const baseFilipino = '_base/locales/TY.json';

const two: Edit = [site, '/supportLanguages', { is: ['EN', 'ES'] }];

/** Mistakes in the texts. */
export const localeMistakes: Mistakes = {
  'a text of the brand that one language lacks': {
    edit: [spanish, '/banner.lagoon.live.text', 'removed'],
    code: 'LV406',
    fix: '"banner.lagoon.live.text"',
  },
  'a misspelt key of a brand’s text': {
    edit: [spanish, '/banner.lagoon.live.title', { named: 'banner.lagon.live.title' }],
    code: 'LV406',
    fix: '"banner.lagoon.live.title"',
  },
  'a text that nothing shows': {
    edit: [english, '/banner.lagoon.summer', { is: 'Summer' }],
    code: 'LV406',
    atKey: true,
    fix: /no (page|document)|nothing|not used|shows|other languages|AR/,
  },
  'a translated placeholder': {
    edit: [baseThai, '/account.rank', { is: 'อันดับ VIP {{ระดับ}}' }],
    code: 'LV407',
    fix: '{{level}}',
  },
  'a placeholder with single braces': {
    edit: [baseThai, '/account.rank', { is: 'อันดับ VIP {level}' }],
    code: 'LV407',
    fix: '{{level}}',
  },
  'a placeholder that is not closed': {
    edit: [baseEnglish, '/account.rank', { is: 'VIP rank {{level}' }],
    code: 'LV407',
    fix: '{{level}}',
  },
  'a plural form that Russian needs': {
    edit: [russian, '/account.unread_few', 'removed'],
    code: 'LV749',
    at: '#/account.unread_one',
    atKey: true,
    fix: '"account.unread_few"',
  },
  'a plural form that no language has': {
    edit: [russian, '/account.unread_many', { named: 'account.unread_manny' }],
    code: 'LV406',
    fix: '"account.unread_many"',
  },
  'a text with markup': {
    edit: [english, '/banner.lagoon.reef.title', { is: 'Dive into <b>something</b> bright' }],
    code: 'LV457',
    fix: /plain|without|as (it is )?typed|tags/,
  },
  'an empty text': {
    edit: [spanish, '/banner.lagoon.reef.action', { is: '' }],
    code: 'LV457',
    fix: /empty/,
  },
  'texts in groups': {
    given: [[english, '/banner.lagoon.reef.title', 'removed']],
    edit: [english, '/banner', { is: { 'lagoon.reef.title': 'Dive in' } }],
    code: 'LV201',
    fix: '"banner.lagoon.reef.title"',
  },
  'a writing direction in words': {
    edit: ['_base/locales/AR.json', '/$meta/dir', { is: 'right' }],
    code: 'LV204',
    fix: '"rtl"',
  },
  'a language tag with an underscore': {
    edit: ['_base/locales/CN.json', '/$meta/tag', { is: 'zh_CN' }],
    code: 'LV424',
    fix: '"zh-CN"',
  },
  'a language file in small letters': {
    edit: written('ironfield/locales/en.json', { $schema: '../../../schemas/locale.schema.json' }),
    code: 'LV106',
    fix: /EN\.json/,
  },
  'a placeholder that the page does not fill': {
    edit: [english, '/nav.home', { is: 'Home, {{username}}' }],
    code: 'LV407',
    fix: /\{\{username\}\}/,
  },
  'a misspelt placeholder in the one text that a brand of two languages replaces': {
    given: [two],
    edit: [english, '/account.rank', { is: 'Rank {{levl}}' }],
    code: 'LV407',
    fix: '{{level}}',
  },
  'a misspelt placeholder in a brand of one language': {
    given: [[site, '/supportLanguages', { is: ['EN'] }]],
    edit: [english, '/account.rank', { is: 'Rank {{levl}}' }],
    code: 'LV407',
    fix: '{{level}}',
  },
  'a misspelt plural form in English': {
    given: [two],
    edit: [english, '/account.unread_on', { is: '{{count}} new' }],
    code: 'LV406',
    atKey: true,
    fix: '"account.unread_one"',
  },
  'a misspelt plural form that English has': {
    edit: [spanish, '/account.unread_ones', { is: '{{count}} nuevo' }],
    code: 'LV406',
    atKey: true,
    fix: '"account.unread_one"',
  },
  'a key with a space at its end': {
    given: [two],
    edit: [english, '/nav.home ', { is: 'Start' }],
    code: 'LV406',
    at: `${english}~"nav.home "`,
    fix: '"nav.home"',
  },
  'a sentence that is not translated': {
    edit: [spanish, '/banner.lagoon.live.text', { is: 'Live tables, 24 hours a day.' }],
    code: 'LV754',
    fix: 'translate it',
  },
  'a language with the tag of another one': {
    edit: [spanish, '/$meta', { is: { tag: 'PT-br', dir: 'ltr', name: 'Español' } }],
    code: 'LV755',
    at: '#/$meta/tag',
    fix: /tag of ES/,
  },
  'a country as a language tag': {
    edit: [spanish, '/$meta', { is: { tag: 'jp', dir: 'ltr', name: 'Español' } }],
    code: 'LV424',
    at: '#/$meta/tag',
    fix: '"ja"',
  },
  'a language tag in words': {
    edit: [spanish, '/$meta', { is: { tag: 'spanish', dir: 'ltr', name: 'Español' } }],
    code: 'LV424',
    at: '#/$meta/tag',
    fix: '"es"',
  },
  'Arabic from left to right': {
    edit: ['lagoon/locales/AR.json', '/$meta', { is: { tag: 'ar', dir: 'ltr', name: 'العربية' } }],
    code: 'LV756',
    at: '#/$meta/dir',
    fix: '"rtl"',
  },
  'an entity of HTML': {
    edit: [english, '/banner.slots.title', { is: 'Slots &amp; more' }],
    code: 'LV457',
    fix: /as (it is )?typed/,
  },
  'a text of all brands that one language lacks': {
    edit: [baseFilipino, '/nav.login', 'removed'],
    code: 'LV406',
    fix: 'TY has no text "nav.login"',
  },
  'a text that only English lacks': {
    edit: [english, '/banner.lagoon.reef.action', 'removed'],
    code: 'LV406',
    fix: 'EN has no text "banner.lagoon.reef.action", which the other languages have',
  },
  'a key that only English misspells': {
    edit: [english, '/banner.lottery.text', { named: 'bnaner.lottery.text' }],
    code: 'LV406',
    fix: 'call "banner.lottery.text"',
  },
  'a text missing in one language': {
    brands: 'fixture',
    edit: [baseFilipino, '/menu.slots', 'removed'],
    code: 'LV406',
    fix: 'TY has no text "menu.slots"',
  },
  'a plural missing in one language': {
    brands: 'fixture',
    given: [[baseFilipino, '/wins_one', 'removed']],
    edit: [baseFilipino, '/wins_other', 'removed'],
    code: 'LV406',
    fix: 'TY has no text "wins"',
  },
  'a plural form missing in one language': {
    brands: 'fixture',
    edit: [baseFilipino, '/wins_one', 'removed'],
    code: 'LV749',
    at: '#/wins_other',
    atKey: true,
    fix: 'TY has no text "wins_one"',
  },
  'a text missing in English': {
    brands: 'fixture',
    edit: [baseFilipino, '/menu.more', { is: 'x' }],
    code: 'LV406',
    atKey: true,
    fix: 'EN has no text "menu.more", which TY has',
  },
  'a misspelt key in a language that has the right one too': {
    brands: 'fixture',
    edit: [baseFilipino, '/menu.slot', { is: 'x' }],
    code: 'LV406',
    atKey: true,
    fix: 'did you mean "menu.slots"?',
  },
  'other placeholders': {
    brands: 'fixture',
    edit: [baseFilipino, '/home.note', { is: 'Kumusta {{nam}}' }],
    code: 'LV407',
    fix: '{{nam}}, EN has {{name}}',
  },
  'an unknown language tag': {
    brands: 'fixture',
    edit: [baseEnglish, '/$meta/tag', { is: 'e_n' }],
    code: 'LV424',
    fix: '"e_n" is no BCP 47 language tag',
  },
  'a misspelt key in one language': {
    brands: 'fixture',
    edit: [baseEnglish, '/menu.hepl', { is: 'Help' }],
    code: 'LV406',
    atKey: true,
    fix: 'did you mean "menu.help"?',
  },
  'a misspelt plural form that another language has': {
    brands: 'fixture',
    edit: [baseEnglish, '/wins_other', { named: 'wins_othr' }],
    code: 'LV406',
    fix: 'did you mean "wins_other"?',
  },
  'a language without its tag': {
    brands: 'fixture',
    edit: [baseEnglish, '/$meta/tag', 'removed'],
    code: 'LV202',
    fix: '$meta lacks "tag"',
  },
  'a misspelt property of a language': {
    brands: 'fixture',
    edit: [baseEnglish, '/$meta/name', { named: 'nmae' }],
    code: 'LV203',
    fix: 'did you mean "name"?',
  },
};
