import { errorBody, errors, type ErrorCode } from '@patchbay/contract/errors'
import { isForStaff, type Route } from '@patchbay/contract/route'
import { unknownFields } from '@patchbay/contract/unknown-fields'
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import { requireAccess } from '../sessions/authenticate.ts'
import { countRefused, guessesFrom } from '../limits/limits.ts'
import type { Action, Services, ViewerContext } from './action.ts'
import { AppError } from './app-error.ts'
import { enterAsStaff } from './enter-as-staff.ts'
import { shapeOf } from './output.ts'
import { RequestContext } from './request-context.ts'
import { createUploadSlots } from './upload-slots.ts'
import { addUploadRoute, announcedBytes } from './uploads.ts'

/** Every route can answer these; a route's own list adds to them. */
const anyRoute: readonly ErrorCode[] = ['invalid_input', 'rate_limited', 'internal', 'unavailable']
/** A route that takes a file can answer this too. */
const anyUpload: readonly ErrorCode[] = ['upload_too_slow']
const signedIn: readonly ErrorCode[] = ['not_authenticated', 'account_banned']

/** Adds the contract's routes below `/api`: input is parsed and output shaped by their schemas. */
export function addRoutes(
  app: FastifyInstance,
  actions: readonly Action[],
  services: Services,
): void {
  const slots = createUploadSlots(services.config.uploadBytes)
  for (const action of actions) {
    const { route, fromApp } = action
    const { upload } = route
    const shape = route.output && shapeOf(route.output)
    const toJson = (output: unknown) => JSON.stringify(shape?.(output))
    const definition: RouteOptions = {
      method: route.method,
      url: `/api${route.path}`,
      schema: describe(route),
      config: fromApp === undefined ? {} : { fromApp },
      // Before the body is parsed, so that an unauthorised caller learns nothing about validity.
      preParsing: async (request, reply) => {
        // What was answered to one person is for no cache, neither the browser's nor a proxy's.
        reply.header('cache-control', 'private, no-store')
        const ctx = new RequestContext(services, request, reply)
        await enter(action, ctx)
        request.context = ctx
      },
      ...(upload === undefined && {
        preValidation: async ({ body }) => refuseUnknownFields(route, body),
      }),
      handler: async (request, reply) => {
        const { params, query, body } = request
        const ctx = request.context as ViewerContext
        const run = async () => {
          const free =
            upload &&
            slots.take(
              personOf(ctx),
              Math.min(
                announcedBytes(request.raw, upload.maxBytes),
                action.memoryBytes ?? upload.maxBytes,
              ),
            )
          try {
            return await action.run(ctx, { params, query, body } as Parameters<
              typeof action.run
            >[1])
          } finally {
            free?.()
          }
        }
        const { guesses: kind } = action
        const output = await (kind === undefined
          ? run()
          : countRefused(ctx.limits, guessesFrom(kind, ctx), run))
        if (route.output === null) return reply.code(204).send()
        return reply.serializer(toJson).send(output)
      },
    }
    if (upload === undefined) app.route(definition)
    else addUploadRoute(app, definition, upload.maxBytes)
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext | undefined
  }
}

const personOf = ({ viewer, address }: Partial<ViewerContext>): string =>
  viewer?.userId ?? address ?? ''

/** Counts the request, identifies the viewer and enforces the route's access. */
async function enter(action: Action, ctx: RequestContext): Promise<void> {
  const { route, limit } = action
  const kind = route.method === 'GET' ? 'read' : 'write'
  if (isForStaff(route.access)) {
    ctx.viewer = await enterAsStaff(ctx, route.access, kind)
    return countUpload(route, ctx, ctx.viewer.userId)
  }
  await ctx.limits.count(kind, ctx.address)
  if (limit !== undefined) await ctx.limits.count(limit, ctx.address)
  if (route.access === 'public') return
  ctx.viewer = requireAccess(route.access, await ctx.findViewer())
  await ctx.limits.count(kind, ctx.viewer.userId)
  await countUpload(route, ctx, ctx.viewer.userId)
}

async function countUpload(
  { upload }: Route,
  { limits }: RequestContext,
  userId: string,
): Promise<void> {
  if (upload !== undefined)
    await limits.count(upload.isPart === true ? 'upload_part' : 'upload', userId)
}

/**
 * The viewer comes from the session: a request that names somebody else, or anything that the
 * contract does not, is refused instead of being understood differently from how it was meant.
 */
function refuseUnknownFields(route: Route, body: unknown): void {
  const unknown = unknownFields(route.body, body)
  if (unknown.length === 0) return
  const issues = unknown.map((path) => ({
    path: `body${path}`,
    message: 'is not a field of this request',
  }))
  throw new AppError('invalid_input', undefined, { issues })
}

function describe(route: Route): FastifySchema {
  const codes = [
    ...anyRoute,
    ...(route.upload === undefined ? [] : anyUpload),
    ...(isForStaff(route.access) ? ['not_found' as const] : []),
    ...(route.access === 'public' || isForStaff(route.access) ? [] : signedIn),
    ...route.errors,
  ]
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
