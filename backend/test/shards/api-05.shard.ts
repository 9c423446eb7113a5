import { runShard } from './run-shard.js';

runShard({ index: 5, of: 9 });
