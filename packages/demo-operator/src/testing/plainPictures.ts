import type { PictureSource } from '@livery/demo-content/pictures/openPictures';

/** Returns the same plain picture for every path. The CDNs have their own tests. */
export const plainPictures: PictureSource = {
  read: () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
};
