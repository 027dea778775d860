import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { AppError } from './app-error.ts'

/** How long the rest of a refused file is thrown away, so that its sender can read the refusal. */
const farewellSeconds = 2

/**
 * A route whose body is a file. It goes to the action as it arrives, unless it announces more
 * bytes than allowed; nothing is read before origin and access are held.
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

/** Counts while it is read: the size that a sender announces may be missing or wrong. */
async function* capped(payload: IncomingMessage, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  // Whoever stops reading must still be able to answer: the connection stays.
  const chunks = payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  try {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > maxBytes) throw new AppError('file_too_large')
      yield chunk
    }
  } catch (error) {
    // The sender is gone, which is no fault of ours.
    throw error instanceof AppError ? error : new AppError('invalid_input', error)
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** What was not read is thrown away, and who goes on sending is hung up on. */
function cutOff(request: IncomingMessage): void {
  if (request.complete) return
  const timer = setTimeout(() => request.destroy(), farewellSeconds * 1_000)
  request.once('close', () => clearTimeout(timer)).resume()
}
