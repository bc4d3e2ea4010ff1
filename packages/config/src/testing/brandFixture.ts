import { fileURLToPath } from 'node:url';
import { editText } from '../read/editText.ts';
import { directorySource } from '../source/directorySource.ts';
import { componentsFile } from '../source/documentNames.ts';
import { loadSchemas } from '../schema/loadSchemas.ts';
import { loadSite, type LoadedSite } from '../load/loadSite.ts';
import { memorySource } from '../source/memorySource.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { callsFixture } from './callsFixture.gen.ts';
import { componentsFixture } from './componentsFixture.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** A value to set in a schema, by the names of its file and of the path to it. */
export type SchemaChange = readonly [file: string, path: readonly string[], value: unknown];

/** The platform's own schemas with a few components made for tests, and with changes. */
export async function fixtureSchemas(changes: readonly SchemaChange[] = []): Promise<SchemaSet> {
  const disk = directorySource(repository);
  return loadSchemas({
    list: disk.list,
    read: async (path) => {
      const file = path.split('/').at(-1) ?? '';
      const text =
        file === componentsFile
          ? JSON.stringify(componentsFixture)
          : new TextDecoder().decode(await disk.read(path));
      const changed = changes
        .filter(([changedFile]) => changedFile === file)
        .reduce((before, [, name, value]) => editText(before, name, value), text);
      return new TextEncoder().encode(changed);
    },
  });
}

/** Loads a brand of the given files, by default `lagoon`. */
export function loadFixture(
  files: Readonly<Record<string, string>>,
  schemas: SchemaSet,
  brand = 'lagoon',
): Promise<LoadedSite> {
  return loadSite({ source: memorySource(files), brand, schemas, calls: callsFixture });
}

const color = (light: string, dark: string): object => ({ light, dark });

/** A small valid brand over a base. */
export const brandFixture: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    '_base/site.json': {
      supportLanguages: ['EN', 'TY'],
      defaultLang: 'TY',
      currency: { code: 'PHP' },
      frameSources: ['https://games.example'],
    },
    '_base/locks.json': {
      locks: [
        { pointer: '/compliance/minimumAge', rule: 'mayRaise' },
        { pointer: '/compliance/demonstration', rule: 'fixed' },
        { pointer: '/compliance/helpLine', rule: 'mustExist', reason: 'players must find help' },
      ],
    },
    '_base/routes.json': {
      routes: {
        home: { paths: ['/'], page: 'home', layout: 'frame', title: { $text: 'home.title' } },
        games: {
          paths: ['/{games}'],
          params: { games: ['slots', 'live'] },
          title: { $text: 'home.title' },
          page: 'category',
          layout: 'frame',
        },
        down: { paths: ['/down'], redirect: '/slots' },
      },
    },
    '_base/menus.json': {
      menus: {
        main: [
          { id: 'home', text: { $text: 'home.title' }, route: 'home', icon: 'house' },
          {
            id: 'slots',
            text: { $text: 'menu.slots' },
            route: 'games',
            params: { games: 'slots' },
          },
          { id: 'help', text: { $text: 'menu.help' }, href: 'https://help.example/' },
        ],
      },
    },
    '_base/banners.json': { groups: { w_home: [] } },
    '_base/flags.json': { flags: { promotions: { module: 'PROMO' }, chat: { value: true } } },
    '_base/registration.json': { fields: [{ id: 'username', label: { $text: 'field.username' } }] },
    '_base/theme.json': {
      color: {
        canvas: color('#ffffff', '#101010'),
        surface: color('#f4f4f4', '#181818'),
        raised: color('#ffffff', '#202020'),
        text: color('#111111', '#f0f0f0'),
        textMuted: color('#555555', '#b0b0b0'),
        border: color('#cccccc', '#333333'),
        accent: color('#0057b8', '#6db3ff'),
        onAccent: color('#ffffff', '#001020'),
        highlight: color('#8a4b00', '#ffcc66'),
        onHighlight: color('#ffffff', '#201000'),
        focus: color('#0057b8', '#6db3ff'),
        positive: color('#0a7a3d', '#5fd394'),
        negative: color('#b3261e', '#ff8f87'),
        warning: color('#8a4b00', '#ffcc66'),
        heroText: color('#ffffff', '#ffffff'),
        heroShade: color('#102030', '#102030'),
      },
    },
    '_base/compliance.json': {
      minimumAge: 18,
      helpLine: { name: 'Play Aware', url: 'https://help.example/' },
      demonstration: true,
      licences: [
        {
          badge: 'malta',
          regulator: 'MGA',
          licensee: 'Lagoon Ltd',
          number: 'MGA/1',
          registerUrl: 'https://register.example/',
        },
      ],
    },
    '_base/upstream.json': { baseUrl: 'https://api.example', headers: { 'x-site': 'one' } },
    '_base/pages/frame.json': {
      root: 'frame',
      nodes: {
        frame: { use: 'Stack', slots: { default: ['bar', 'outlet'] } },
        bar: { use: 'Bar', slots: { start: ['menu'] } },
        menu: { use: 'MenuBar', props: { menu: 'main' } },
        outlet: { use: 'Outlet' },
      },
    },
    '_base/pages/home.json': {
      root: 'page',
      preload: [{ call: 'getGameVendor' }],
      nodes: {
        page: { use: 'Stack', slots: { default: ['hero', 'grid', 'note'] } },
        hero: {
          use: 'BannerCarousel',
          when: { flag: 'promotions' },
          props: { group: 'w_home', look: 'hero' },
        },
        grid: { use: 'GameGrid', props: { title: { $text: 'home.slots' }, gameType: 'RNG' } },
        note: {
          use: 'TextBlock',
          when: { session: 'guest' },
          props: { text: { $text: 'home.note', values: { name: 'x' } } },
        },
      },
    },
    '_base/pages/category.json': {
      root: 'grid',
      nodes: {
        grid: {
          use: 'GameGrid',
          props: { title: { $text: 'home.slots' }, gameType: { $value: 'route.gameType' } },
        },
      },
    },
    '_base/locales/EN.json': {
      $meta: { tag: 'en', dir: 'ltr', name: 'English' },
      'home.title': 'Home',
      'home.slots': 'Slots',
      'home.note': 'Hello {{name}}',
      'menu.slots': 'Slots',
      'menu.help': 'Help',
      'category.RNG': 'Slots',
      'category.LIVE': 'Live casino',
      'field.username': 'Username',
      wins_one: '{{count}} win',
      wins_other: '{{count}} wins',
    },
    '_base/locales/TY.json': {
      $meta: { tag: 'fil', dir: 'ltr', name: 'Filipino' },
      'home.title': 'Tahanan',
      'home.slots': 'Slots',
      'home.note': 'Kumusta {{name}}',
      'menu.slots': 'Slots',
      'menu.help': 'Tulong',
      'category.RNG': 'Slots',
      'category.LIVE': 'Live casino',
      'field.username': 'Pangalan',
      wins_one: '{{count}} panalo',
      wins_other: '{{count}} panalo',
    },
    'lagoon/site.json': {
      name: 'Lagoon',
      hosts: ['lagoon.example'],
      brand: { merchant: 'lagoon' },
      logo: 'assets/logo.svg',
      defaultInitialPassword: 'canary-password',
    },
    'lagoon/assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'lagoon/banners.json': {
      groups: {
        w_home: [
          {
            bannerId: 'one',
            url: 'assets/logo.svg',
            title: { $text: 'home.title' },
            linkageType: 'ROUTE',
            linkageTarget: '/slots',
          },
        ],
      },
    },
    'lagoon/compliance.json': {
      minimumAge: 21,
    },
    'lagoon/menus.json': {
      menus: {
        main: {
          $ops: [
            {
              insert: {
                id: 'live',
                text: { $text: 'category.LIVE' },
                route: 'games',
                params: { games: 'live' },
                when: { flag: 'chat' },
              },
              after: 'slots',
            },
            { move: 'help', before: 'home' },
          ],
        },
      },
    },
    'lagoon/pages/home.json': {
      nodes: {
        page: {
          slots: { default: { $ops: [{ insert: 'promo', before: 'grid' }, { remove: 'note' }] } },
        },
        promo: {
          use: 'BannerCarousel',
          when: { all: [{ session: ['guest', 'trial'] }, { eq: ['route.name', 'home'] }] },
          props: { group: { $value: 'route.bannerGroup' }, autoplayMs: 3000 },
        },
        hero: { props: { look: 'strip' } },
      },
    },
  }).map(([path, content]) => [
    path,
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  ]),
);
