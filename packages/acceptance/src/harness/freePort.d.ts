/** A port nobody listens on. */
export declare function freePort(): Promise<number>;
