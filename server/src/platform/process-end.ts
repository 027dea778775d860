import type { Log } from './log.ts'

interface Ending {
  /** Graceful; nothing may be left open when it resolves. */
  stop(): Promise<void>
  readonly log: Log
  /** Whoever takes longer is ended: a supervisor would do the same, without a word in the log. */
  readonly withinSeconds: number
}

/**
 * The ways out of this process. A signal stops it gracefully, a second one at once. What nobody
 * caught leaves the state unknown: it is logged, and the process ends with code 1 for a fresh one.
 */
export function attendTheEnd({ stop, log, withinSeconds }: Ending): void {
  let ending = false
  let code = 0
  const end = () => {
    ending = true
    setTimeout(() => {
      log.error('the graceful end took too long')
      process.exit(1)
    }, withinSeconds * 1_000)
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'the graceful end failed')
        process.exit(1)
      },
    )
  }
  const onSignal = () => {
    if (ending) process.exit(130)
    end()
  }
  const onError = (error: unknown) => {
    log.fatal({ err: error }, 'nobody caught this')
    code = 1
    if (!ending) end()
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  process.on('uncaughtException', onError).on('unhandledRejection', onError)
}
