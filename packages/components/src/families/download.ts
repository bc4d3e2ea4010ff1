export { DownloadBlock } from '../DownloadBlock/DownloadBlock.tsx';
