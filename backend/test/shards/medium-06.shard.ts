import { runMediumShard } from './run-unit-shard.js';

runMediumShard({ index: 6, of: 8 });
