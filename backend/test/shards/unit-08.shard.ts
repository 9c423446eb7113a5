import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 8, of: 20 });
