import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 19, of: 20 });
