// Made by `npm run generate`. Change its source instead.
export { DownloadBlock } from '../../shell/DownloadBlock/DownloadBlock.tsx';
