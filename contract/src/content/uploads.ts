import * as z from 'zod/mini'
import { route } from '../route.ts'
import { attachment, uploadContexts } from './attachments.ts'

/**
 * A file that is larger than one request takes arrives in parts, one after the other. Whatever cuts
 * the connection, the sender goes on with the first byte that has not arrived, on any node.
 */
export const partMaxBytes = 4 * 1024 * 1024
/** Only the last part can be smaller, so that the number of parts is bounded. */
export const partMinBytes = 256 * 1024
/** The most bytes that an operator can allow. */
export const fileMostBytes = 500 * 1024 * 1024
/** How many files of a person can be on their way at the same time. */
export const mostUploads = 10
/** A file of which nothing has arrived for so long is forgotten. */
export const uploadHours = 24

const params = z.object({ uploadId: z.uuid() })
/** How many bytes have arrived; the next part begins there. */
const arrived = z.object({ arrived: z.int() })

export const openUpload = route('openUpload', {
  method: 'PUT',
  path: '/attachments/uploads/:uploadId',
  access: 'onboarded',
  summary: 'Begins a large file that arrives in parts, or says how much of it has arrived.',
  params,
  body: z.object({
    contextType: z.enum(uploadContexts),
    contextId: z.uuid(),
    name: z.string().check(z.maxLength(1_000)),
    size: z.int().check(z.gte(1), z.lte(fileMostBytes)),
  }),
  output: arrived,
  errors: [
    'context_not_found',
    'forbidden',
    'file_too_large',
    'invalid_file_type',
    'storage_used_up',
    'day_used_up',
  ],
})

export const uploadPart = route('uploadPart', {
  method: 'POST',
  path: '/attachments/uploads/:uploadId/parts/:start',
  access: 'onboarded',
  summary: 'Takes the bytes from `start`; says how many have arrived, also if these were not next.',
  params: z.object({
    ...params.shape,
    start: z.coerce.number().check(z.int(), z.gte(0), z.lte(fileMostBytes)),
  }),
  upload: { maxBytes: partMaxBytes, isPart: true },
  output: arrived,
  errors: ['upload_not_found', 'file_too_large', 'storage_full'],
})

export const finishUpload = route('finishUpload', {
  method: 'POST',
  path: '/attachments/uploads/:uploadId/finish',
  access: 'onboarded',
  summary: 'Examines and stores a file whose parts have all arrived; once, however often.',
  params,
  output: attachment,
  errors: [
    'upload_not_found',
    'context_not_found',
    'forbidden',
    'file_too_large',
    'invalid_file_type',
    'unreadable_picture',
    'storage_full',
    'storage_used_up',
    'day_used_up',
  ],
})

export const cancelUpload = route('cancelUpload', {
  method: 'DELETE',
  path: '/attachments/uploads/:uploadId',
  access: 'onboarded',
  summary: 'Forgets a file that has not arrived as a whole.',
  params,
  output: null,
  errors: [],
})
