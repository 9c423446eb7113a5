/** First half of the advisory lock that every server process holds while it lives. */
export const PROCESS_ALIVE = 727_274_002;
