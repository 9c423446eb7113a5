import { ExactTest, type Share } from '../../domain/exact-test.js';
import { fisherExact } from './fisher-exact.js';

/** Fisher's exact test with the hypergeometric distribution of stdlib. */
export class StdlibExactTest extends ExactTest {
  override chanceOf(one: Share, other: Share): number {
    return fisherExact(one, other);
  }
}
