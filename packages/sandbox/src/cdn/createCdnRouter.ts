import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { avatarPath, gameImagePath, vendorLogoPath } from '@livery/model';
import { Router, type Request, type Response } from 'express';
import type { Banner } from '@livery/demo-content/art/drawBanner';
import type { Game } from '@livery/demo-content/catalogue/games';
import type { Vendor } from '@livery/demo-content/catalogue/vendors';
import { contentPicture } from '@livery/demo-content/words/contentArt';
import { avatars } from '../../../demo-content/src/art/avatars.ts';
import type { GameCatalogue } from '../lobby/GameCatalogue.ts';

/** Draws SVG pictures; the same one always looks the same. */
export interface Artist {
  drawVendor(vendor: Vendor): string;
  drawGame(game: Game): string;
  drawBanner(banner: Banner): string;
  drawAvatar(avatar: { readonly seed: string }): string;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/**
 * The two image CDNs: vendor logos, pictures of games, of members and those of promotions and the
 * points mall, at the paths of an operator, drawn when first asked for.
 */
export function createCdnRouter({
  catalogue,
  artist,
}: {
  catalogue: GameCatalogue;
  artist: Artist;
}): Router {
  const drawn = new Map<string, Promise<Buffer>>();
  const router = Router();

  /** Only pictures that exist get here, so the cache is as large as the catalogue. */
  async function send(
    req: Request,
    res: Response,
    path: string,
    draw: () => string,
  ): Promise<void> {
    const picture =
      drawn.get(path) ?? compress(draw(), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
    drawn.set(path, picture);
    const compressed = await picture;
    res.set(headers);
    const takesBrotli = req.acceptsEncodings('br') === 'br';
    const body = takesBrotli ? compressed : await decompress(compressed);
    if (takesBrotli) res.set('content-encoding', 'br');
    res.set('content-length', String(body.length)).end(body);
  }

  router.get('/cdn/:copy/TCG_PROD_IMAGES/CONTENT/:file', async (req, res, next) => {
    const picture = contentPicture(req.params.file);
    if (picture)
      await send(req, res, `content/${req.params.file}`, () => artist.drawBanner(picture));
    else next();
  });
  router.get('/cdn/:copy/TCG_PROD_IMAGES/AVATAR/:file', async (req, res, next) => {
    const seed = avatars.find((name) => avatarPath(name).endsWith(`/${req.params.file}`));
    if (seed !== undefined)
      await send(req, res, `avatar/${seed}`, () => artist.drawAvatar({ seed }));
    else next();
  });
  router.get('/cdn/:copy/TCG_PROD_IMAGES/:folder/:file', async (req, res, next) => {
    const vassalage = /^([A-Z0-9_]+)-COLOR\.png$/.exec(req.params.file)?.[1] ?? '';
    const vendor = catalogue.vendor(vassalage);
    const path = req.path.replace(/^\/cdn\/[ab]/, '');
    const known =
      vendor &&
      categories(catalogue, vendor).some(
        (gameType) => vendorLogoPath({ gameType, vassalage }) === path,
      );
    if (known) await send(req, res, `logo/${vassalage}`, () => artist.drawVendor(vendor));
    else next();
  });
  router.get('/cdn/:copy/TCG_PROD_IMAGES/:gameType/:vassalage/:file', async (req, res, next) => {
    const nodeId = Number(/^(\d{1,12})\.png$/.exec(req.params.file)?.[1] ?? Number.NaN);
    const game = catalogue.game(nodeId);
    const path = req.path.replace(/^\/cdn\/[ab]/, '');
    const known =
      game &&
      categories(catalogue, game).some(
        (gameType) => gameImagePath({ gameType, vassalage: game.vassalage, nodeId }) === path,
      );
    if (known) await send(req, res, `game/${nodeId}`, () => artist.drawGame(game));
    else next();
  });
  return router;
}

/**
 * The names a vendor's category goes by: its own, that of its games, that of the lane it stands in.
 */
function categories(
  catalogue: GameCatalogue,
  entry: { vassalage: string; gameType: string },
): string[] {
  return [
    entry.gameType,
    catalogue.categoryOf(entry),
    ...(catalogue.isListedInSports(entry) ? ['SPORTS'] : []),
  ];
}

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  // A picture that is opened by itself runs nothing and loads nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  vary: 'accept-encoding',
};
