import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 11, of: 20 });
