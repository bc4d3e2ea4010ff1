import { openPictures } from '@livery/demo-content/pictures/openPictures';
import { readBrowserFiles } from '@livery/demo-provider/server/page/readBrowserFiles';
import { run } from './boot/run.ts';

await run({
  env: process.env,
  readGameFiles: () => readBrowserFiles(),
  openPictures: () => openPictures(),
});
