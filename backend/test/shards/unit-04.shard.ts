import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 4, of: 20 });
