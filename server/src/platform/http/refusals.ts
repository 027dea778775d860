import { errors, type ErrorBody, type ErrorCode } from '@patchbay/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from './app-error.ts'

/** Converts every thrown error to the contract's error body; details go to the log only. */
export function addRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error)
    if (errors[code].status >= 500)
      request.log.error({ requestId: request.id, err: error }, `answered ${code}`)
    return refuse(request, reply, code, detailOf(error))
  })
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 'not_found'))
  // Before a body is read, as with a route that does not exist for the viewer.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.is404) void refuse(request, reply, 'not_found')
    else done(null, payload)
  })
}

type Detail = Partial<Omit<ErrorBody, 'code' | 'requestId'>>

export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  detail: Detail = {},
): FastifyReply {
  const { status, message } = errors[code]
  const body: ErrorBody = { code, message, requestId: request.id, ...detail }
  if (detail.retryAfter !== undefined) reply.header('retry-after', detail.retryAfter)
  // Serialised here, not by the route: an error answer must not fail on a schema.
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body)
}

function codeOf(error: FastifyError): ErrorCode {
  if (error instanceof AppError) return error.code
  if (isTransient(error)) return 'unavailable'
  // Only errors that Fastify itself raised about the request; `statusCode` on others means nothing.
  if (typeof error.code !== 'string' || !error.code.startsWith('FST_ERR_')) return 'internal'
  const status = error.statusCode ?? 500
  if (status === 413) return 'payload_too_large'
  if (status === 415) return 'unsupported_media_type'
  if (status === 404) return 'not_found'
  return status >= 400 && status < 500 ? 'invalid_input' : 'internal'
}

function detailOf(error: FastifyError): Detail {
  if (error instanceof AppError) {
    const {
      message,
      until,
      words,
      appeal,
      retryAfter,
      limit,
      elsewhere,
      signInMethods,
      token,
      issues,
    } = error
    return {
      message,
      ...(until && { until: until.toISOString() }),
      ...(words !== null && { words }),
      ...(appeal && { appeal }),
      ...(retryAfter !== undefined && { retryAfter }),
      ...(limit && { limit }),
      ...(elsewhere && { elsewhere }),
      ...(signInMethods && { signInMethods }),
      ...(token !== undefined && { token }),
      ...(issues && { issues }),
    }
  }
  if (!hasZodFastifySchemaValidationErrors(error)) return {}
  const issues = error.validation.map((issue) => ({
    path: `${error.validationContext ?? 'body'}${issue.instancePath}`,
    message: issue.message ?? 'is not in the expected form',
  }))
  return { issues }
}

/**
 * The database refuses connections, is starting or stopping, had no free connection in time, or
 * rolled back for a concurrent transaction (40P01, 40001). Nothing was changed and a retry may
 * work.
 */
function isTransient(error: FastifyError): boolean {
  // A client that disconnects half-way causes the same code as a database that does.
  if (error.statusCode !== undefined && error.statusCode < 500) return false
  const code: unknown = error.code
  if (typeof code === 'string')
    return /^(08|53|57P)|^(40P01|40001|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/.test(
      code,
    )
  return /timeout exceeded when trying to connect|connection terminated|not queryable/i.test(
    error.message,
  )
}
