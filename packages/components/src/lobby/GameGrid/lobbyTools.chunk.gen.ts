// Made by `npm run generate`. Change its source instead.
import { Chunk } from '../../core/chunks/Chunk.tsx';

export const lobbyTools = new Chunk('lobbyTools', () => import('./lobbyTools.gen.ts'), { isLazy: true });
