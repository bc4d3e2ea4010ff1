/** The same drawing in fewer bytes: short hex colours, no default centre, no leading zeros, no space before a minus. */
export declare function compact(svg: string): string;
