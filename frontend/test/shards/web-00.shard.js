import { runWebShard } from './run-web-shard.js';

runWebShard({ index: 0, of: 8 });
