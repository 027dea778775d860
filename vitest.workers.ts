/**
 * One more than the two cores that the tests are made for: they often wait for a PostgreSQL or a
 * child. Vitest's default is one fewer than there are, and all projects must have the same number.
 */
export const maxWorkers = 3
