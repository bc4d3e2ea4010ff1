export { DownloadBlock } from '../../shell/DownloadBlock/DownloadBlock.tsx';
