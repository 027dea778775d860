import * as z from 'zod/mini'
import { route } from '../route.ts'
import { identityProviders, providers } from './sign-in.ts'

const identity = z.object({
  id: z.uuid(),
  provider: z.enum(identityProviders),
  /** The address that the provider gave, if any. */
  email: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** The last way into an account cannot be unlinked. */
  can: z.object({ unlink: z.boolean() }),
})

export type Identity = z.infer<typeof identity>

export const listIdentities = route('listIdentities', {
  method: 'GET',
  path: '/identities',
  access: 'member',
  summary: 'The providers that lead to this account.',
  output: z.object({ identities: z.array(identity), hasPassword: z.boolean() }),
  errors: [],
})

export const startLink = route('startLink', {
  method: 'POST',
  path: '/identities/start',
  access: 'member',
  summary: 'Begins to add a provider to this account; ends through `completeSignIn`.',
  body: z.object({ provider: z.enum(providers) }),
  output: z.object({ url: z.nullable(z.url()) }),
  errors: ['confirmation_needed'],
})

export const unlinkIdentity = route('unlinkIdentity', {
  method: 'DELETE',
  path: '/identities/:identityId',
  access: 'member',
  summary: 'Takes a provider away from this account; never the last way in.',
  params: z.object({ identityId: z.uuid() }),
  output: null,
  errors: ['identity_not_found', 'last_way_in', 'confirmation_needed'],
})
