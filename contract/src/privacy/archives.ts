import * as z from 'zod/mini'
import { route } from '../route.ts'

/** How many days an archive can be fetched before it is erased. */
export const archiveDays = 7

/** How many hours must pass before another archive can be requested. One that failed does not count. */
export const archiveRestHours = 24

export const archiveStates = ['none', 'being_made', 'ready', 'failed'] as const

/** The archive of everything of one's own; there is one at a time. */
export const archive = z.object({
  state: z.enum(archiveStates),
  requestedAt: z.nullable(z.iso.datetime()),
  /** Only of one that is ready. */
  expiresAt: z.nullable(z.iso.datetime()),
  bytes: z.nullable(z.int()),
  /** When another can be requested, if not now. */
  nextAt: z.nullable(z.iso.datetime()),
  can: z.object({ request: z.boolean() }),
})

export type Archive = z.infer<typeof archive>

export const getArchive = route('getArchive', {
  method: 'GET',
  path: '/account/archive',
  access: 'member',
  summary: 'Whether there is an archive of everything of one’s own, and until when.',
  output: archive,
  errors: [],
})

export const requestArchive = route('requestArchive', {
  method: 'POST',
  path: '/account/archive',
  access: 'member',
  summary:
    'Begins to make an archive of everything of one’s own, which replaces the last; once a day. While one is being made, nothing more begins.',
  output: archive,
  errors: ['rate_limited'],
})

export const openArchive = route('openArchive', {
  method: 'POST',
  path: '/account/archive/open',
  access: 'member',
  summary:
    'An address for the finished archive, for this session and ten minutes; needs a recent proof of who it is.',
  output: z.object({ url: z.string() }),
  errors: ['not_found', 'confirmation_needed'],
})
