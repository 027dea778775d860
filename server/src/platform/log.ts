import type { FastifyBaseLogger } from 'fastify'
import { pino, type LoggerOptions } from 'pino'

export type Log = FastifyBaseLogger

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Last line of defence: these never reach a log, whoever passes them. */
const redact = ['headers', 'cookie', 'authorization', 'password', 'token', 'email', 'secret'].flatMap(
  (key) => [key, `*.${key}`, `*.*.${key}`],
)

export function createLog(level: LogLevel, destination?: { write(line: string): void }): Log {
  const options: LoggerOptions = { level, base: null, redact, timestamp: pino.stdTimeFunctions.isoTime }
  return destination === undefined ? pino(options) : pino(options, destination)
}
