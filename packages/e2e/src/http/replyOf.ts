import { valueOf } from './envelope.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';

/** Returns the value of a guest's GET call. An error fails the test with the server's message. */
export async function replyOf<Value>(brand: TestBrand, path: string): Promise<Value> {
  const { status, body } = await brand.request(path);
  if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body}`);
  return valueOf(body) as Value; // the call's reply, whose type the test names
}
