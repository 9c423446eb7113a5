import { runMediumShard } from './run-unit-shard.js';

runMediumShard({ index: 5, of: 8 });
