import { ConfigError } from './config.ts'

/** The message for the operator when the start fails: the cause, and what to do. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.errors.join('\n')
  if (!(error instanceof Error)) return `Patchbay could not start: ${String(error)}`
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    const port = 'port' in error ? Number(error.port) : 0
    return `Port ${port} is taken: stop what uses it, or set PORT to another number.`
  }
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return 'This user may not open that port: set PORT to a number above 1023.'
  if (
    code === 'EADDRNOTAVAIL' ||
    (code === 'ENOTFOUND' && 'syscall' in error && error.syscall === 'getaddrinfo')
  )
    return 'The address in HOST or DATABASE_URL does not exist on this machine or network: correct it.'
  if (code === 'ECONNREFUSED')
    return 'The database in DATABASE_URL does not answer: start it, or correct the address.'
  if (code === '28P01' || code === '28000')
    return 'The database refuses the user or password in DATABASE_URL: correct them.'
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist: create it.'
  if (code === '55P03' || code === '40P01')
    return 'A migration waited for a table that something else holds, such as a long statement or a backup, and was not applied: try again when that has ended.'
  if (code === '42501')
    return 'The role in DATABASE_URL may not do that. Where it does not own the tables, run "npm run admin -- migrate" with DATABASE_OWNER_URL before the new version starts.'
  // An unexpected error: the stack is the only clue.
  return `Patchbay could not start: ${error.stack ?? error.message}`
}
