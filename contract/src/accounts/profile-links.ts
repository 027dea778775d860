import * as z from 'zod/mini'
import { line } from '../text.ts'

/** A line that is empty, which removes the old value, or that meets the rule. */
const optionalLine = (meets: (text: string) => boolean, error: string) =>
  line({ max: 300 }).check(z.refine((text) => text === '' || meets(text), { error }))

const httpUrl = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })
const namesUser = /^https?:\/\/[^/?#]*@/i

/** An http(s) URL, never a URL that a browser would execute. */
export const webAddress = optionalLine(
  (text) => !namesUser.test(text) && z.safeParse(httpUrl, text).success,
  'Please enter a valid URL',
)

const scheme = /^https?:\/\//i
const bare = (text: string): string => text.replace(scheme, '')
/** Adds https if there is no scheme. */
const withScheme = z.transform((text: string) =>
  text === '' || scheme.test(text) ? text : `https://${text}`,
)

const channel = /^(www\.|m\.)?youtube\.com\/@[\p{L}\p{N}._-]{1,100}\/?$/iu
export const youtubeChannel = z.pipe(
  optionalLine((text) => channel.test(bare(text)), 'Please enter a valid YouTube channel URL'),
  withScheme,
)

const spotifyPage =
  /^open\.spotify\.com\/(intl-[a-z-]+\/)?(user|artist)\/[\w.%-]+\/?(\?[\w=&%.-]*)?$/i
export const spotifyProfile = z.pipe(
  optionalLine((text) => spotifyPage.test(bare(text)), 'Please enter a valid Spotify profile URL'),
  withScheme,
)

/** Accepted with or without a leading @. */
export const instagramName = z.pipe(
  optionalLine((text) => /^@?[a-z\d._]{1,30}$/i.test(text), 'Invalid Instagram username'),
  z.transform((text: string) => text.replace(/^@/, '')),
)
