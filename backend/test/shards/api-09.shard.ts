import { runShard } from './run-shard.js';

runShard({ index: 9, of: 12 });
