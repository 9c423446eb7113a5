import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 10, of: 20 });
