import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import { displayKeywords, repairKeywords } from './replies/ReplyPlans.ts';

/**
 * Creates the compiler of schema files of calls. It is strict: a schema that says something that
 * would not be validated does not compile.
 *
 * @param files the files by their names, which are also their names in references.
 */
export function createSchemaCompiler(
  files: Readonly<Record<string, object>>,
  options: Options,
): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    ...options,
    allowUnionTypes: true,
    logger: false,
    // The schemas are generated, so tests validate them instead of each start.
    validateSchema: false,
  }).addVocabulary([...repairKeywords, ...displayKeywords]);
  for (const [name, schema] of Object.entries(files)) ajv.addSchema(schema, name);
  return ajv;
}

/** Returns the validator of the schema at a JSON pointer of a schema file. */
export function compiledAt(ajv: Ajv2020, file: string, pointer: string): ValidateFunction {
  const validate = ajv.getSchema(`${file}#${pointer}`);
  if (!validate) throw new Error(`The schema file ${file} has nothing at ${pointer}.`);
  return validate;
}
