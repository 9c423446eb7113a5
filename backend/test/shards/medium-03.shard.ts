import { runMediumShard } from './run-unit-shard.js';

runMediumShard({ index: 3, of: 8 });
