import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 6, of: 20 });
