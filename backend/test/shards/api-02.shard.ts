import { runShard } from './run-shard.js';

runShard({ index: 2, of: 9 });
