import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 0, of: 20 });
