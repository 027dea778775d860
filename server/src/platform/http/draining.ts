import type { FastifyInstance } from 'fastify'

/** Every further answer closes its connection, so that a proxy drops this node's connections. */
export function sendConnectionsAway(app: FastifyInstance): void {
  // Prepended, to run before Fastify's own listener; added only now, to cost nothing before.
  app.server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close')
  })
}
