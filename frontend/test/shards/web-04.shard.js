import { runWebShard } from './run-web-shard.js';

runWebShard({ index: 4, of: 8 });
