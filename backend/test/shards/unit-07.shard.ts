import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 7, of: 20 });
