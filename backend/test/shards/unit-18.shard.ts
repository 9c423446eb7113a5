import { runUnitShard } from './run-unit-shard.js';

runUnitShard({ index: 18, of: 20 });
