import { runShard } from './run-shard.js';

runShard({ index: 10, of: 12 });
