import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 17, of: 20 });
