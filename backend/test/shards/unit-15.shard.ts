import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 15, of: 20 });
