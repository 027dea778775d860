import type { FastifyInstance } from 'fastify'

/** Every further answer ends its connection, so that a proxy keeps none to a node that goes away. */
export function sendConnectionsAway(app: FastifyInstance): void {
  // Before Fastify's own listener, and only from now on: until then it costs nothing.
  app.server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close')
  })
}
