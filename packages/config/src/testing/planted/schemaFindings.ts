import type { SchemaValidator } from '../schemaValidators.ts';
import type { Finding } from './judge.ts';
import { fileOf, type Files } from './plantedFiles.ts';
import type { PlantedMistake } from './PlantedMistake.ts';

/** Returns what a validator of single documents reports for the documents of a mistake. */
export async function schemaFindings(
  validate: SchemaValidator,
  { edits }: PlantedMistake,
  files: Files,
): Promise<Finding[]> {
  const documents = [...new Set(edits.map(fileOf))].filter((file) => file.endsWith('.json'));
  const findings: Finding[] = [];
  for (const file of documents) {
    const content = files[file];
    if (content === undefined) continue;
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    const found = await validate({ file: `tenants/${file}`, text });
    findings.push(...found.map((finding) => ({ ...finding, file })));
  }
  return findings;
}
