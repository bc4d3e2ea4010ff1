import { readBrowserFiles } from '@livery/demo-provider/server/page/readBrowserFiles';
import { run } from './boot/run.ts';

await run({ env: process.env, readGameFiles: () => readBrowserFiles() });
