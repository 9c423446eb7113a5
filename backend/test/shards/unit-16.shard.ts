import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 16, of: 20 });
