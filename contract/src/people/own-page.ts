import * as z from 'zod/mini'
import { personParams } from './people.ts'
import { route } from '../route.ts'

const ownPage = z.object({
  /** Whether everybody sees the person's page, also without signing in. */
  isPublic: z.boolean(),
})

export const getOwnPage = route('getOwnPage', {
  method: 'GET',
  path: '/profile/page',
  access: 'onboarded',
  summary: 'Whether everybody sees the viewer’s own page.',
  output: ownPage,
  errors: [],
})

export const setOwnPage = route('setOwnPage', {
  method: 'PUT',
  path: '/profile/page',
  access: 'onboarded',
  summary: 'Shows the viewer’s own page to everybody, or to members only.',
  body: ownPage,
  output: ownPage,
  errors: [],
})

/** A person as everybody sees them who has switched that on: nothing about others. */
export const publicPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  verified: z.boolean(),
  avatarUrl: z.string(),
  bio: z.nullable(z.string()),
  professions: z.array(z.string()),
  /** `null` if it is hidden or not set. */
  location: z.nullable(z.string()),
  website: z.nullable(z.string()),
  social: z.object({
    instagram: z.optional(z.string()),
    youtube: z.optional(z.string()),
    spotify: z.optional(z.string()),
  }),
})

export type PublicPerson = z.infer<typeof publicPerson>

export const getPublicPerson = route('getPublicPerson', {
  method: 'GET',
  path: '/public/people/:userId',
  access: 'public',
  summary: 'Somebody who shows their page to everybody.',
  params: personParams,
  output: publicPerson,
  errors: ['person_not_found'],
})
