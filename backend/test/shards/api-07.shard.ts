import { runShard } from './run-shard.js';

runShard({ index: 7, of: 9 });
