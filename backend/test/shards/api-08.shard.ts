import { runShard } from './run-shard.js';

runShard({ index: 8, of: 9 });
