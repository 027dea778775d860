import { CommandError } from './command-error.ts'

/** Checked before the database is used; `list` is the command that shows the ids. */
export function requireId(id: string, what: string, list: string): void {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))
    throw new CommandError(`${what} has an id: see "${list}".`)
}
