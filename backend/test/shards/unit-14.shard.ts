import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 14, of: 20 });
