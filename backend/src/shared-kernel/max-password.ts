/** Characters: a longer one would only cost time to hash. */
export const MAX_PASSWORD = 1_024;
