import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 1, of: 20 });
