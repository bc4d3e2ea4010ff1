/** Path of a promotion's or a mall item's picture below an image CDN. */
export function contentImagePath(id: string): string {
  return `/TCG_PROD_IMAGES/CONTENT/${id}.png`;
}
