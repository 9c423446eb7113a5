import { runWebShard } from './run-web-shard.js';

runWebShard({ index: 5, of: 8 });
