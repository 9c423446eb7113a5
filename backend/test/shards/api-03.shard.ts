import { runShard } from './run-shard.js';

runShard({ index: 3, of: 9 });
