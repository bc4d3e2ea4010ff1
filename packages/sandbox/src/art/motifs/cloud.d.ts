import { type Attributes } from '../brush/shapes.ts';
/** A flat-bottomed cloud, `width` units wide, standing on `y`. */
export declare function cloud(x: number, y: number, width: number, fill: string, attributes?: Attributes): string;
