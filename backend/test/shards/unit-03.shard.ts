import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 3, of: 20 });
