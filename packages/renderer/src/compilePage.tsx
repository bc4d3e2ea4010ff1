import type { NodeFailure, PageDocument } from '@livery/model';
import type { CompiledPage } from './CompiledPage.ts';
import { NodeCompiler } from './NodeCompiler.tsx';
import type { Registry } from './Registry.ts';

/**
 * Turns a page document into elements. An invalid node is left out and listed in `failures`: any
 * JSON compiles, in time linear to its size. `name` is the page's name in failures; a layout and
 * its page need different names.
 */
export function compilePage(page: PageDocument, registry: Registry, name = 'page'): CompiledPage {
  const failures: NodeFailure[] = [];
  const element = new NodeCompiler({ page, registry, name, failures }).compileRoot();
  return { name, element, failures };
}
