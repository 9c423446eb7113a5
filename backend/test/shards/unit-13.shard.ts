import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 13, of: 20 });
