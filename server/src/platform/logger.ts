import type { FastifyBaseLogger } from 'fastify'
import { pino, type DestinationStream } from 'pino'

export type Log = FastifyBaseLogger

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** A last line of defence: the values of fields with these names are never logged. */
const personal = ['authorization', 'cookie', 'email', 'headers', 'password', 'secret', 'token']

export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: createTimestamp(),
      serializers: {
        ...Object.fromEntries(personal.map((name) => [name, () => '(hidden)'])),
        err: describeError,
      },
    },
    destination ?? openStandardOutput(),
  )
}

/** In ISO form, cached per millisecond because a busy node logs many lines in one. */
function createTimestamp(): () => string {
  let known = 0
  let text = ''
  return () => {
    const now = Date.now()
    if (now !== known) text = `,"time":"${new Date(now).toISOString()}"`
    known = now
    return text
  }
}

/** An error without the row values that the database quotes in its messages. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, severity, constraint, table } = error as Error & Record<string, unknown>
  const fromDatabase = severity !== undefined
  const frames = error.stack?.slice(error.stack.indexOf('\n    at ') + 1)
  return {
    type: error.name,
    code,
    ...(fromDatabase ? { constraint, table } : { message: error.message }),
    stack: frames,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** Lines are written in blocks, after a quarter of a second at the latest and at process exit. */
function openStandardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, minLength: 4096 })
  setInterval(() => output.flush(), 250).unref()
  process.once('exit', () => output.flushSync())
  return output
}
