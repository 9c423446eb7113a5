import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 9, of: 20 });
