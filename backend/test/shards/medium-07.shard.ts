import { runMediumShard } from './run-unit-shard.js';

runMediumShard({ index: 7, of: 8 });
