import { runMediumShard } from './run-unit-shard.js';

runMediumShard({ index: 2, of: 8 });
