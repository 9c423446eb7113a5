import { runWebShard } from './run-web-shard.js';

runWebShard({ index: 6, of: 8 });
