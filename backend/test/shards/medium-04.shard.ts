import { runMediumShard } from './run-unit-shard.js';

runMediumShard({ index: 4, of: 8 });
