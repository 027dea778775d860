import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take as long as the server waits for any request. */
    upload?: boolean
  }
}

const seconds = 30

/** Disconnects clients that send a small body slowly in order to keep connections busy. */
export function addBodyDeadline(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers, routeOptions } = request
    const bringsBody = 'content-length' in headers || 'transfer-encoding' in headers
    if (bringsBody && routeOptions.config.upload !== true) {
      const timer = setTimeout(() => raw.destroy(), seconds * 1_000)
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}
