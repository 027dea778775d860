import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { AppError } from './app-error.ts'

/** How long a sender may be silent, which is enough to change from one network to another. */
const silentSeconds = 20
/** The time for a whole file: 10 MiB at 0.7 Mbit/s. */
const wholeSeconds = 120
/** How long the rest of a refused file is discarded, so that its sender can read the refusal. */
const farewellSeconds = 2

/**
 * A route whose body is a file, streamed to the action. Nothing is read before origin and access
 * are checked, nor if it announces more bytes than allowed.
 */
export function addUploadRoute(app: FastifyInstance, route: RouteOptions, maxBytes: number): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (request, payload, parsed) => {
      if (Number(request.headers['content-length'] ?? 0) > maxBytes)
        parsed(new AppError('file_too_large'))
      else parsed(null, capped(payload, maxBytes))
    })
    scope.addHook('preValidation', async (request) => {
      request.body ??= nothing()
    })
    scope.addHook('onResponse', async (request) => cutOff(request.raw))
    scope.route({ ...route, config: { ...route.config, upload: true } })
    done()
  })
}

/** The most bytes that a request may bring, as far as its head says. */
export const announcedBytes = ({ headers }: IncomingMessage, maxBytes: number): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : maxBytes

/** Counts while reading, because the announced size may be missing or wrong. */
async function* capped(payload: IncomingMessage, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  const end = performance.now() + wholeSeconds * 1_000
  // If the action stops reading, the connection must survive so that it can still answer.
  const chunks = payload.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>
  try {
    for (;;) {
      const { done, value } = await inTime(
        chunks.next(),
        Math.min(end - performance.now(), silentSeconds * 1_000),
      )
      if (done === true) return
      size += value.length
      if (size > maxBytes) throw new AppError('file_too_large')
      yield value
    }
  } catch (error) {
    // The sender has disconnected, which is not our error.
    throw error instanceof AppError ? error : new AppError('invalid_input', error)
  } finally {
    // Without this the stream would go on waiting for a reader, and the rest could not be
    // discarded. It is not awaited: after a timeout a read is still pending.
    chunks.return?.().catch(() => {})
  }
}

/** Only the sender's time counts, not the time in which nobody asks for more. */
async function inTime<T>(next: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new AppError('upload_too_slow')), Math.max(0, milliseconds))
  return Promise.race([next, late]).finally(() => clearTimeout(timer))
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** Discards the unread rest, and disconnects a sender that does not stop. */
function cutOff(request: IncomingMessage): void {
  if (request.complete) return
  const timer = setTimeout(() => request.destroy(), farewellSeconds * 1_000)
  request.once('close', () => clearTimeout(timer)).resume()
}
