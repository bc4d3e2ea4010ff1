/** Path and content of a generated file. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/** First line of every generated source file. */
export const generatedNotice = '// Made by `npm run generate`. Change its source instead.\n';
