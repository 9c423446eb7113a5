import { runShard } from './run-shard.js';

runShard({ index: 11, of: 12 });
