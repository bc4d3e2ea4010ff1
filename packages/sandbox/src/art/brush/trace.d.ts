/** Path data with every number rounded to a tenth: finer steps cannot be seen and cost bytes. */
export declare function trace(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string;
/** Path data in whole units: for long outlines whose detail lies in their number of points. */
export declare function coarse(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string;
/** A number as short text, rounded to a tenth. */
export declare function fixed(value: number): string;
