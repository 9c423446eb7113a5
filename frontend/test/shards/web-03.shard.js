import { runWebShard } from './run-web-shard.js';

runWebShard({ index: 3, of: 8 });
