import { runWebShard } from './run-web-shard.js';

runWebShard({ index: 1, of: 8 });
