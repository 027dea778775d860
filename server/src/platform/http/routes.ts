import { errorBody, errors, type ErrorCode } from '@patchbay/contract/errors'
import type { Route } from '@patchbay/contract/route'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type { Action, Context } from './action.ts'

/** Every route can answer these; a route's own list names what it adds. */
const anyRoute: readonly ErrorCode[] = ['invalid_input', 'rate_limited', 'internal', 'unavailable']

/** Puts the contract's routes below `/api`: input parsed at the door, output on the way out. */
export function addRoutes(
  app: FastifyInstance,
  actions: readonly Action[],
  services: Omit<Context, 'log'>,
): void {
  for (const { route, run } of actions) {
    app.route({
      method: route.method,
      url: `/api${route.path}`,
      schema: describe(route),
      handler: async (request, reply) => {
        const { params, query, body } = request
        const ctx = { ...services, log: request.log }
        const output = await run(ctx, { params, query, body } as Parameters<typeof run>[1])
        if (route.output === null) return reply.code(204).send()
        return output
      },
    })
  }
}

function describe(route: Route): FastifySchema {
  const codes = [...anyRoute, ...route.errors]
  const refusals = Map.groupBy(codes, (code) => errors[code].status)
  return {
    operationId: route.name,
    summary: route.summary,
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    response: {
      ...(route.output && { 200: route.output }),
      ...Object.fromEntries(
        [...refusals].map(([status, list]) => [
          status,
          {
            description: list.join(', '),
            content: { 'application/json': { schema: errorBody } },
          },
        ]),
      ),
    },
  }
}
