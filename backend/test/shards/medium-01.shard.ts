import { runMediumShard } from './run-unit-shard.js';

runMediumShard({ index: 1, of: 8 });
