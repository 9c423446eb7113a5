import { runShard } from './run-shard.js';

runShard({ index: 1, of: 9 });
