import type { SchemaValidator } from '../schemaValidators.ts';
import type { Finding } from './judge.ts';
import type { Files } from './brandFiles.ts';
import { fileOf, type Mistake } from './Mistake.ts';

/** Returns what a validator of single documents reports for the documents of a mistake. */
export async function schemaFindings(
  validate: SchemaValidator,
  { given = [], edit }: Mistake,
  files: Files,
): Promise<Finding[]> {
  const documents = [...new Set([...given, edit].map(fileOf))].filter((file) =>
    file.endsWith('.json'),
  );
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
