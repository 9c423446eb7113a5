import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 12, of: 20 });
