import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import swcJest from '@swc/jest';

const { version } = createRequire(import.meta.url)('@swc/core/package.json');

/**
 * Jest's compiler. Its own takes the whole configuration of a project for a part of what is compiled, so each tier compiled all modules
 * again; only these options, the file and its path (which its map of the source names) change what comes out.
 */
export default {
  createTransformer(options) {
    const { process } = swcJest.createTransformer(options);
    const own = JSON.stringify([version, options]);
    return {
      process,
      getCacheKey: (text, file, { supportsStaticESM }) =>
        createHash('sha1')
          .update(JSON.stringify([own, supportsStaticESM === true, file]))
          .update(text)
          .digest('hex'),
    };
  },
};
