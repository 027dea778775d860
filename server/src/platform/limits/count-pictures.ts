import type { FastifyRequest } from 'fastify'
import { limitedAddress } from './address.ts'
import type { Limits } from './limits.ts'

/** The options of a route that anybody may fetch without a session: each address is counted. */
export const forEverybody = (limits: Limits) => ({
  schema: { hide: true },
  onRequest: async ({ ip }: FastifyRequest) => limits.count('picture', limitedAddress(ip)),
})
