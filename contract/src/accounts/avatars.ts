import * as z from 'zod/mini'
import { ownProfile } from './profiles.ts'
import { route } from '../route.ts'

export const avatarMaxBytes = 5 * 1024 * 1024
/** Types that the file chooser offers; the server checks the bytes. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

const pixels = z.optional(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)))

/** The square to crop, in pixels of the upright picture; either all three values or none. */
export const pictureCrop = z.object({ x: pixels, y: pixels, size: pixels }).check(
  z.refine(({ x, y, size }) => new Set([x, y, size].map((n) => n === undefined)).size === 1, {
    error: 'A crop has x, y and size.',
  }),
)

export const uploadAvatar = route('uploadAvatar', {
  method: 'PUT',
  path: '/avatar',
  access: 'member',
  summary: 'Sets one’s own picture; the body is the file. Without a crop, its middle is taken.',
  query: pictureCrop,
  upload: { maxBytes: avatarMaxBytes },
  output: ownProfile,
  errors: ['file_too_large', 'invalid_file_type', 'unreadable_picture', 'storage_full'],
})

export const removeAvatar = route('removeAvatar', {
  method: 'DELETE',
  path: '/avatar',
  access: 'member',
  summary: 'Takes one’s own picture away; initials take its place.',
  output: ownProfile,
  errors: ['avatar_not_ours', 'avatar_not_removed'],
})

const small = 96

/** The URL of the small version of the same picture, for lists. */
export const smallAvatar = (url: string): string =>
  url.replace('/avatar.webp', `/avatar-${small}.webp`)
