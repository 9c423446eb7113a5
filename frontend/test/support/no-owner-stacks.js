import React from 'react';

const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (!('recentlyCreatedOwnerStacks' in internals)) throw new Error('React counts its owner stacks elsewhere now.');

/**
 * In development React notes for each element where it was created, for the first ten thousand of each second. That was a seventh
 * of the work of the tests, and only a developer in a browser reads it: here the ten thousand are always used up.
 */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
