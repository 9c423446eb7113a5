import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

const countsWork = ({ path }) => /most-growth|work-meter/.test(readFileSync(path, 'utf8'));

/**
 * The order of Jest's test files: those that count work first, the others as ever. To count, V8 goes through every function that the
 * process has ever loaded, so that the same count costs many times more after a hundred other files.
 */
export default class MeasuredFirst extends Sequencer {
  sort(tests) {
    const order = super.sort(tests);
    return [...order.filter(countsWork), ...order.filter((test) => !countsWork(test))];
  }
}
