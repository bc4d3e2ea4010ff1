import type { PictureSource } from '@livery/demo-content/pictures/openPictures';

/** One plain picture at every path; the CDNs have tests of their own. */
export const plainPictures: PictureSource = {
  read: () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
};
