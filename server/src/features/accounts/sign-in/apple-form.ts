import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../platform/http/action.ts'
import { limitedAddress } from '../../../platform/limits/address.ts'
import { keepFormFields } from './flows.store.ts'

const passedOn = ['code', 'error', 'user'] as const

/**
 * Apple answers with a form that its own page posts to us: from a foreign origin, without our
 * cookies. The fields are stored under the hashed state, and the page continues with only the state
 * in its address.
 */
export async function addAppleForm(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 32 * 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.post(
      '/auth/callback',
      { schema: { hide: true }, config: { foreignForm: true } },
      async (request, reply) => {
        await services.limits.count('sign_in', limitedAddress(request.ip))
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        const state = form.get('state') ?? ''
        if (state.length > 0 && state.length <= 200) {
          const fields = passedOn.flatMap((name) => {
            const value = form.get(name)?.replaceAll('\u0000', '')
            return value === undefined ? [] : [[name, value.slice(0, 4_000).toWellFormed()]]
          })
          await keepFormFields(services.db, state, Object.fromEntries(fields), services.now())
        }
        const search = new URLSearchParams({ state: state.slice(0, 200) })
        return reply.redirect(`/auth/callback?${search.toString()}`, 303)
      },
    )
  })
}
