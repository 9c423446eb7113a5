import { runMediumShard } from './run-unit-shard.js';

runMediumShard({ index: 0, of: 8 });
