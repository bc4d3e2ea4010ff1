import { traceValue, type LayerWord, type SourcePosition } from '@livery/config';
import { findTenants, requireBrand } from './requireBrand.ts';
import type { Ports } from './Ports.ts';
import { openTenants } from './tenantsFolder.ts';
import { UsageError } from './UsageError.ts';

interface ExplainValueInput {
  readonly tenants: string | undefined;
  readonly brand: string;
  /** JSON pointer into the merged site; the leading "/" is optional. */
  readonly pointer: string;
  readonly ports: Ports;
}

const maxLength = 2000;

/**
 * Returns a text with a value, the layer, file, line and column that set it, and the contribution
 * of each layer.
 */
export async function explainValue({
  tenants,
  brand,
  pointer: input,
  ports,
}: ExplainValueInput): Promise<string> {
  const root = await findTenants(tenants, ports);
  await requireBrand(root, brand, ports);
  const { source, pathOf } = await openTenants(root, ports);
  const pointer = input.startsWith('/') ? input : `/${input}`;
  const traced = await traceValue({
    source,
    brand,
    schemas: await ports.schemas(),
    pointer,
  });
  const formatPosition = ({ file, line, column }: SourcePosition): string =>
    `${ports.displayPath(pathOf(file))}:${line}:${column}`;
  const deletion = traced?.words.find(({ kind }) => kind === 'deleted');
  if (!traced || (!('value' in traced) && !deletion))
    throw new UsageError(`${brand} has no value at ${pointer}: ${traced?.hint ?? ''}`);
  const head =
    'value' in traced
      ? `${pointer} of ${brand} is ${show(traced.value)}`
      : `${pointer} of ${brand} is deleted`;
  const origin = traced.position ?? deletion?.position;
  const from = origin
    ? `given by ${origin.layer}  ${formatPosition(origin)}`
    : `given by no layer: the default of ${traced.defaultOf}`;
  const width = Math.max(...traced.words.map(({ layer }) => layer.length));
  const words = traced.words.map(
    (word) =>
      `  ${word.layer.padEnd(width)}  ${describeLayer(word)}${word.position ? `  ${formatPosition(word.position)}` : ''}`,
  );
  return [head, from, '', 'The layers, the uppermost first:', ...words].join('\n');
}

/** Returns what a layer contributes to a value, as the predicate of a sentence. */
export function describeLayer(
  { kind, value }: Pick<LayerWord, 'kind' | 'value'>,
  maxChars = maxLength,
): string {
  switch (kind) {
    case 'value':
      return `sets ${show(value, maxChars)}`;
    case 'deleted':
      return 'deletes it with null';
    case 'operations':
      return `edits the list by ${show(value, maxChars)}`;
    case 'replaced':
      return 'has another value in its place';
    case 'nothing':
      return 'sets nothing';
    default:
      return kind satisfies never;
  }
}

function show(value: unknown, maxChars = maxLength): string {
  const text = JSON.stringify(value);
  return text.length > maxChars ? `${text.slice(0, maxChars)}…` : text;
}
