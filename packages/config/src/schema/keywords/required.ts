import { stringsOf } from '../../source/Schema.ts';
import { joinPointer } from '../../source/pointer.ts';
import { ownerOf } from '../SchemaFault.ts';
import { quoted } from '../valueWords.ts';
import type { KeywordWords } from './KeywordWords.ts';

/** The error is that of a whole object: its parameter `missing` names all missing properties. */
export const required: KeywordWords = {
  keywords: ['required'],
  describe({ instancePath, params }, options) {
    const names = stringsOf(params.missing);
    return {
      code: 'LV202',
      message: `${ownerOf(instancePath, options)} lacks ${quoted(names, ' and ')}`,
      pointer: joinPointer(instancePath, names[0] ?? ''),
      atKey: false,
    };
  },
};
