import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 5, of: 20 });
