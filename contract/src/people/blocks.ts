import * as z from 'zod/mini'
import { cursor, nextCursor } from '../pages.ts'
import { person, personParams, publicProfile } from './people.ts'
import { route } from '../route.ts'

export const blocksPerPage = 50

export const blockPerson = route('blockPerson', {
  method: 'PUT',
  path: '/people/:userId/block',
  access: 'onboarded',
  summary: 'Blocks somebody; once, however often it is said.',
  params: personParams,
  output: publicProfile,
  errors: ['person_not_found', 'forbidden'],
})

export const unblockPerson = route('unblockPerson', {
  method: 'DELETE',
  path: '/people/:userId/block',
  access: 'onboarded',
  summary: 'Takes a block back, also of somebody whose profile can’t be seen any more.',
  params: personParams,
  output: null,
  errors: [],
})

export const listBlocks = route('listBlocks', {
  method: 'GET',
  path: '/blocks',
  access: 'onboarded',
  summary: 'Whom the viewer has blocked, the latest first; 50 a page.',
  query: z.object({ cursor }),
  output: z.object({
    blocks: z.array(z.object({ person, blockedAt: z.iso.datetime() })),
    nextCursor,
  }),
  errors: [],
})
