import type { ReactNode } from 'react';

/** Number of renderings of the page's components. */
export const renders = { count: 0 };

/** Section with a heading and content. */
export function Section({ title, children }: { title: string; children?: ReactNode }): ReactNode {
  renders.count += 1;
  return (
    <section className="section">
      <h2 className="title">{title}</h2>
      <div className="row">{children}</div>
    </section>
  );
}

/** One game. */
export function Tile({
  title,
  vendor,
  href,
}: {
  title: string;
  vendor: string;
  href: string;
}): ReactNode {
  renders.count += 1;
  return (
    <a className="tile" href={href}>
      <span className="art" data-vendor={vendor} />
      <span className="name">{title}</span>
      <span className="vendor">{vendor}</span>
    </a>
  );
}
