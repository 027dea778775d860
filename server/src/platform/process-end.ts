import type { Log } from './logger.ts'

interface Ending {
  /** Stops gracefully; nothing may be left open when it resolves. */
  stop(): Promise<void>
  readonly log: Log
  /** The timeout for stopping. A supervisor would kill the process too, but without a log entry. */
  readonly withinSeconds: number
}

/**
 * The exits of this process. A signal stops it gracefully, a second one immediately. After an
 * uncaught error the state is unknown: it is logged, and the process ends with code 1 to be
 * restarted.
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
