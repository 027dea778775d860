import { configDefaults } from 'vitest/config'

/**
 * One more than the two cores that the tests are made for: they often wait for a PostgreSQL or a
 * child. Vitest's default is one fewer than there are, and all projects must have the same number.
 */
export const maxWorkers = 3

/** The long cases in which processes are killed run with `npm run test:all`, and when they change. */
export const exclude = [
  ...configDefaults.exclude,
  ...(process.env['FAULT_TESTS'] === 'on' ? [] : ['**/*.fault.test.ts']),
]
