import { runShard } from './run-shard.js';

runShard({ index: 4, of: 9 });
