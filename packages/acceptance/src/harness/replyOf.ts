import { valueOf } from './envelope.ts';
import type { TestBrand } from './TestBrand.ts';

/** What a guest's GET is answered with. */
export async function replyOf<Value>(brand: TestBrand, path: string): Promise<Value> {
  return valueOf((await brand.request(path)).body) as Value; // the call's reply, whose type the test names
}
