// Made by `npm run generate`. Change its source instead.
import { Chunk } from './Chunk.tsx';

export const account = new Chunk('account', () => import('../../registry/chunks/account.gen.ts'));
export const afterLogin = new Chunk('afterLogin', () => import('../../registry/chunks/afterLogin.gen.ts'), { isLazy: true });
export const agent = new Chunk('agent', () => import('../../registry/chunks/agent.gen.ts'));
export const centre = new Chunk('centre', () => import('../../registry/chunks/centre.gen.ts'));
export const download = new Chunk('download', () => import('../../registry/chunks/download.gen.ts'), { isLazy: true });
export const fbSports = new Chunk('fbSports', () => import('../../registry/chunks/fbSports.gen.ts'), { isLazy: true });
export const footer = new Chunk('footer', () => import('../../registry/chunks/footer.gen.ts'), { isLazy: true });
export const grid = new Chunk('grid', () => import('../../registry/chunks/grid.gen.ts'), { partsChunk: 'lobbyTools' });
export const help = new Chunk('help', () => import('../../registry/chunks/help.gen.ts'));
export const home = new Chunk('home', () => import('../../registry/chunks/home.gen.ts'), { isLazy: true });
export const joinus = new Chunk('joinus', () => import('../../registry/chunks/joinus.gen.ts'));
export const lobby = new Chunk('lobby', () => import('../../registry/chunks/lobby.gen.ts'));
export const lobbyTools = new Chunk('lobbyTools', () => import('../../registry/chunks/lobbyTools.gen.ts'), { isLazy: true });
export const lottery = new Chunk('lottery', () => import('../../registry/chunks/lottery.gen.ts'), { isLazy: true });
export const menuSheet = new Chunk('menuSheet', () => import('../../registry/chunks/menuSheet.gen.ts'), { isLazy: true });
export const news = new Chunk('news', () => import('../../registry/chunks/news.gen.ts'), { isLazy: true });
export const play = new Chunk('play', () => import('../../registry/chunks/play.gen.ts'));
export const pointMall = new Chunk('pointMall', () => import('../../registry/chunks/pointMall.gen.ts'));
export const promo = new Chunk('promo', () => import('../../registry/chunks/promo.gen.ts'));
export const promoDetail = new Chunk('promoDetail', () => import('../../registry/chunks/promoDetail.gen.ts'));
export const recover = new Chunk('recover', () => import('../../registry/chunks/recover.gen.ts'));
export const register = new Chunk('register', () => import('../../registry/chunks/register.gen.ts'));
export const siteModals = new Chunk('siteModals', () => import('../../registry/chunks/siteModals.gen.ts'), { isLazy: true });
export const topBar = new Chunk('topBar', () => import('../../registry/chunks/topBar.gen.ts'), { isLazy: true });
export const vendors = new Chunk('vendors', () => import('../../registry/chunks/vendors.gen.ts'), { isLazy: true });
export const vip = new Chunk('vip', () => import('../../registry/chunks/vip.gen.ts'));
