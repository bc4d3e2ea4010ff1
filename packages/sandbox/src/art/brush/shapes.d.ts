/** Presentation attributes of one element. */
export type Attributes = Readonly<Record<string, string | number>>;
/** A filled circle. */
export declare function circle(x: number, y: number, r: number, fill: string, attributes?: Attributes): string;
/** A filled ellipse. */
export declare function ellipse(x: number, y: number, rx: number, ry: number, fill: string, attributes?: Attributes): string;
/** A filled rectangle; `rx` in the attributes rounds it. */
export declare function rect(x: number, y: number, width: number, height: number, fill: string, attributes?: Attributes): string;
/** A filled path. */
export declare function path(data: string, fill: string, attributes?: Attributes): string;
/** A line; its ends are round, because `PaintBox.compose` says so once for the whole drawing. */
export declare function stroke(data: string, colour: string, width: number, attributes?: Attributes): string;
/** Several parts under the same attributes. */
export declare function group(content: string, attributes?: Attributes): string;
/** The transform that moves, turns and scales a part drawn around its own origin. */
export declare function place(x: number, y: number, scale?: number, degrees?: number): Attributes;
