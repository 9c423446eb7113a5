import { runShard } from './run-shard.js';

runShard({ index: 0, of: 9 });
