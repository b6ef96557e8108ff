/** What takes longer to load counts as failed. */
export const patienceMilliseconds = 15_000;
