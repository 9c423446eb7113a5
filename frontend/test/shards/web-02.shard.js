import { runWebShard } from './run-web-shard.js';

runWebShard({ index: 2, of: 8 });
