import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { AppError } from './app-error.ts'

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

/** Counts while reading, because the announced size may be missing or wrong. */
async function* capped(payload: IncomingMessage, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  // If the action stops reading, the connection must survive so that it can still answer.
  const chunks = payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  try {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > maxBytes) throw new AppError('file_too_large')
      yield chunk
    }
  } catch (error) {
    // The sender has disconnected, which is not our error.
    throw error instanceof AppError ? error : new AppError('invalid_input', error)
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** Discards the unread rest, and disconnects a sender that does not stop. */
function cutOff(request: IncomingMessage): void {
  if (request.complete) return
  const timer = setTimeout(() => request.destroy(), farewellSeconds * 1_000)
  request.once('close', () => clearTimeout(timer)).resume()
}
