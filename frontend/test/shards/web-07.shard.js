import { runWebShard } from './run-web-shard.js';

runWebShard({ index: 7, of: 8 });
