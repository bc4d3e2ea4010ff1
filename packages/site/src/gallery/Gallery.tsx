import './gallery.css';
import { compileOnce, PageView } from '@livery/renderer';
import { Component, useState, type ReactNode } from 'react';
import { registry } from '../registry.ts';
import { matchingEntries, type GalleryEntry } from './galleryEntries.ts';

/** Catalogue of all components, with a search. */
export function Gallery({ entries }: { entries: readonly GalleryEntry[] }) {
  const [search, setSearch] = useState('');
  const shown = matchingEntries(entries, search);
  return (
    <main className="gallery">
      <h1>Components</h1>
      <label className="gallery-search">
        Search <input type="search" value={search} onChange={(e) => setSearch(e.target.value)} />
      </label>
      <p role="status">
        {shown.length} of {entries.length}
      </p>
      {shown.map((entry) => (
        <Entry key={entry.name} entry={entry} />
      ))}
    </main>
  );
}

function Entry({ entry: { name, description, props, examples } }: { entry: GalleryEntry }) {
  return (
    <article id={name} className="gallery-entry">
      <h2>
        <a href={`#${name}`}>{name}</a>
      </h2>
      <p>{description}</p>
      {props.length === 0 ? null : (
        <table>
          <thead>
            <tr>
              {['Prop', 'Type', 'Default', 'Description'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name}>
                <td>
                  <code>{prop.name}</code>
                </td>
                <td>
                  {prop.type}
                  {prop.isRequired ? ', required' : ''}
                </td>
                <td>
                  <code>{prop.defaultValue}</code>
                </td>
                <td>{prop.description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {examples.map(({ page, json }) => (
        <section key={json}>
          <details>
            <summary>JSON</summary>
            <button type="button" onClick={() => void navigator.clipboard.writeText(json)}>
              Copy
            </button>
            <pre>{json}</pre>
          </details>
          <ExampleBoundary>
            <PageView page={compileOnce(page, registry, `gallery ${name}`)} />
          </ExampleBoundary>
        </section>
      ))}
    </article>
  );
}

/** Shows the error of an example in its place, so that it does not end the page. */
class ExampleBoundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === undefined ? this.props.children : <pre role="alert">{message}</pre>;
  }
}
