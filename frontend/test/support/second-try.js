// What a test waits for can come late on a busy machine. `npm test` gives such a test a second try, and names it at the end.
if (process.env.SECOND_TRY) jest.retryTimes(1, { logErrorsBeforeRetry: true });
