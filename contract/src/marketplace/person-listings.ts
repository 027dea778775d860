import * as z from 'zod/mini'
import { personParams } from '../people/people.ts'
import { route } from '../route.ts'
import { listing } from './listings.ts'

export const listPersonListings = route('listPersonListings', {
  method: 'GET',
  path: '/people/:userId/listings',
  access: 'onboarded',
  summary:
    'What somebody offers, at most one for each profession and in their order; nothing of a person whom the viewer cannot write to.',
  params: personParams,
  output: z.object({ listings: z.array(listing) }),
  errors: [],
})
