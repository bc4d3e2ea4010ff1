/** Prints, as a JSON list, what GitHub would refuse in the action or workflow on standard input. */
import { registerHooks } from 'node:module';
import { text } from 'node:stream/consumers';

// The parser imports JSON without an attribute, which bundlers accept and Node does not.
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const isJson = resolved.url.endsWith('.json');
    return isJson ? { ...resolved, importAttributes: { type: 'json' } } : resolved;
  },
});
const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');
const { convertActionTemplate, parseAction } =
  await import('@actions/workflow-parser/actions/index');
const trace = new NoOperationTraceWriter();
const content = await text(process.stdin);
const isAction = process.argv[2] === 'action';
const parse = isAction ? parseAction : parseWorkflow;
const { context, value } = parse({ name: 'file.yml', content }, trace);
if (isAction && value) convertActionTemplate(context, value);
console.log(JSON.stringify(context.errors.getErrors().map(({ message }) => message)));
