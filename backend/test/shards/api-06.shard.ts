import { runShard } from './run-shard.js';

runShard({ index: 6, of: 9 });
