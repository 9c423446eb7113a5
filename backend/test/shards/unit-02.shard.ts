import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 2, of: 20 });
