import { errorBody, errors, type ErrorCode } from '@patchbay/contract/errors'
import type { Route } from '@patchbay/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { limitedAddress } from '../limits/address.ts'
import { findViewer, requireAccess } from '../sessions/authenticate.ts'
import type { Action, Context, Services, ViewerContext } from './action.ts'
import { cookiesOf } from './cookies.ts'

/** Every route can answer these; a route's own list names what it adds. */
const anyRoute: readonly ErrorCode[] = ['invalid_input', 'rate_limited', 'internal', 'unavailable']
const signedIn: readonly ErrorCode[] = ['not_authenticated', 'account_banned']

/** Puts the contract's routes below `/api`: input parsed at the door, output on the way out. */
export function addRoutes(
  app: FastifyInstance,
  actions: readonly Action[],
  services: Services,
): void {
  for (const action of actions) {
    const { route } = action
    app.route({
      method: route.method,
      url: `/api${route.path}`,
      schema: describe(route),
      // Before the body is read and parsed: a stranger learns nothing of what would be valid.
      preParsing: async (request, reply) => {
        request.context = await enter(action, services, request, reply)
      },
      handler: async (request, reply) => {
        const { params, query, body } = request
        const ctx = request.context as ViewerContext
        const output = await action.run(ctx, { params, query, body } as Parameters<
          typeof action.run
        >[1])
        if (route.output === null) return reply.code(204).send()
        return output
      },
    })
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    context: Context | undefined
  }
}

/** Counts the request, finds out who asks, and holds the route's access. */
async function enter(
  { route, limit }: Action,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const address = limitedAddress(request.ip)
  const kind = route.method === 'GET' ? 'read' : 'write'
  await services.limits.count(kind, address)
  if (limit !== undefined) await services.limits.count(limit, address)
  const cookies = cookiesOf(request, reply, services.config)
  const context: Context = {
    ...services,
    log: request.log,
    cookies,
    address,
    userAgent: request.headers['user-agent'],
    findViewer: () => findViewer(services, cookies),
  }
  if (route.access === 'public') return context
  const viewer = requireAccess(route.access, await context.findViewer())
  await services.limits.count(kind, viewer.userId)
  const known: ViewerContext = { ...context, viewer }
  return known
}

function describe(route: Route): FastifySchema {
  const codes = [...anyRoute, ...(route.access === 'public' ? [] : signedIn), ...route.errors]
  const refusals = Map.groupBy(new Set(codes), (code) => errors[code].status)
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
