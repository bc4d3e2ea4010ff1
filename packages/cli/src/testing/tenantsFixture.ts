import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const shade = (light: string, dark: string): object => ({ light, dark });
const ink = shade('#111111', '#f0f0f0');
const paper = shade('#ffffff', '#101010');

const base: Readonly<Record<string, unknown>> = {
  'site.json': { supportLanguages: ['EN'], defaultLang: 'EN', currency: { code: 'PHP' } },
  'routes.json': {
    routes: { home: { paths: ['/'], page: 'home', title: { $text: 'hello' } } },
  },
  'menus.json': { menus: {} },
  'banners.json': { groups: {} },
  'flags.json': { flags: { chat: { value: true } } },
  'registration.json': { fields: [] },
  'compliance.json': {
    minimumAge: 18,
    helpLine: { name: 'Help', url: 'https://help.example/' },
    licences: [
      {
        badge: 'malta',
        regulator: 'MGA',
        licensee: 'Livery Ltd',
        number: 'MGA/1',
        registerUrl: 'https://register.example/',
      },
    ],
    demonstration: false,
  },
  'upstream.json': { baseUrl: 'sandbox:' },
  'theme.json': {
    color: {
      canvas: paper,
      surface: paper,
      raised: paper,
      text: ink,
      textMuted: ink,
      border: ink,
      accent: ink,
      onAccent: paper,
      highlight: ink,
      onHighlight: paper,
      focus: ink,
      positive: ink,
      negative: ink,
      warning: ink,
      heroText: paper,
      heroShade: ink,
    },
  },
  'locales/EN.json': { $meta: { tag: 'en', dir: 'ltr', name: 'English' }, hello: 'Hello' },
  'pages/home.json': { root: 'page', nodes: { page: { use: 'Stack' } } },
  'pages/layout.json': { root: 'outlet', nodes: { outlet: { use: 'Outlet' } } },
};

/**
 * Writes a tenants folder with `_base` and the given brands' files into a new temporary folder, and
 * returns that folder.
 */
export async function tenantsFixture(brands: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-cli-'));
  const files = {
    ...Object.fromEntries(
      Object.entries(base).map(([path, content]) => [`_base/${path}`, content]),
    ),
    ...brands,
  };
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, 'tenants', path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(
      target,
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    );
  }
  return folder;
}

/** Returns a brand's site document. */
export function siteOf(name: string, changes: object = {}): object {
  return { name, hosts: [`${name}.example`], brand: { merchant: name }, ...changes };
}
