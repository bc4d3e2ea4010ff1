/** The colour between two six-digit hex colours: 0 is `from`, 1 is `to`. */
export declare function mix(from: string, to: string, share: number): string;
/** The colour moved towards white. */
export declare function lighter(colour: string, share: number): string;
/** The colour moved towards black. */
export declare function darker(colour: string, share: number): string;
