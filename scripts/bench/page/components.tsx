import type { ReactNode } from 'react';

/** How often a component of the page rendered. */
export const renders = { count: 0 };

/** A heading with what stands below it. */
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
