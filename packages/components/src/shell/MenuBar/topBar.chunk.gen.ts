// Made by `npm run generate`. Change its source instead.
import { Chunk } from '../../core/chunks/Chunk.tsx';

export const topBar = new Chunk('topBar', () => import('./topBar.gen.ts'), { isLazy: true });
