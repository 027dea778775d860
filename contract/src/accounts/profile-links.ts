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
/** 'javascript:', 'ftp://' or '//host'; not the port of 'example.com:8080'. */
const otherScheme = /^(\/|[a-z][a-z\d+-]*:)/i
const bare = (text: string): string => text.replace(scheme, '')
const withScheme = (text: string): string =>
  text === '' || scheme.test(text) || otherScheme.test(text) ? text : `https://${text}`

/** 'example.com' gets https, as the other links do. */
export const website = z.pipe(z.pipe(line({ max: 300 }), z.transform(withScheme)), webAddress)

/** Understands what people type or paste, and stores one form of it. */
const understood = (find: (text: string) => string | undefined, error: string) =>
  z.pipe(
    optionalLine((text) => find(text) !== undefined, error),
    z.transform((text: string) => (text === '' ? '' : (find(text) ?? text))),
  )

/** The rest of a pasted link, which names no other page: '/', '?si=…', '#…'. */
const tail = String.raw`\/?([?#].*)?$`

const channel = new RegExp(
  String.raw`^((?:www\.|m\.)?youtube\.com)\/(@[\p{L}\p{N}._-]{1,100})(?:\/(?:featured|videos|shorts|streams|playlists|community|about))?${tail}`,
  'iu',
)
const channelHandle = /^(?:@[\p{L}\p{N}._-]{3,30}|[\p{L}\p{N}_-]{3,30})$/u
/** A link to a channel, or its handle. */
export const youtubeChannel = understood((text) => {
  const [, host, handle] = channel.exec(bare(text)) ?? []
  if (host !== undefined && handle !== undefined) return `https://${host}/${handle}`
  return channelHandle.test(text) ? `https://youtube.com/@${text.replace('@', '')}` : undefined
}, 'Please enter a valid YouTube channel URL')

const spotifyPage = new RegExp(
  String.raw`^open\.spotify\.com\/(?:intl-[a-z-]+\/)?(user|artist)\/([\w.%-]+)${tail}`,
  'i',
)
const spotifyUri = /^spotify:(user|artist):([\w.%-]+)$/i
const spotifyName = /^@?([\w.-]{3,30})$/
/** Artists have ids of this form; people have names. */
const artistId = /^[\dA-Za-z]{22}$/
/** A link to a profile, Spotify's own form of it, or the name alone. */
export const spotifyProfile = understood((text) => {
  const [, kind, name] = spotifyPage.exec(bare(text)) ?? spotifyUri.exec(text) ?? []
  if (kind !== undefined && name !== undefined)
    return `https://open.spotify.com/${kind.toLowerCase()}/${name}`
  const alone = spotifyName.exec(text)?.[1]
  // A host that was pasted without its page is no name.
  if (alone === undefined || /spotify\.com$/i.test(alone)) return undefined
  return `https://open.spotify.com/${artistId.test(alone) ? 'artist' : 'user'}/${alone}`
}, 'Please enter a valid Spotify profile URL')

const instagramLink = new RegExp(
  String.raw`^(?:www\.|m\.)?instagram\.com\/([a-z\d._]{1,30})${tail}`,
  'i',
)
/** Pages of Instagram itself, which are no names. */
const instagramPages = /^(p|reel|reels|tv|stories|explore|accounts|direct)$/i
/** A name, with or without @, or the link to its page. */
export const instagramName = understood((text) => {
  const linked = instagramLink.exec(bare(text))?.[1]
  if (linked !== undefined) return instagramPages.test(linked) ? undefined : linked
  const name = /^@?([a-z\d._]{1,30})$/i.exec(text)?.[1]
  return name !== undefined && /^(www\.)?instagram\.com$/i.test(name) ? undefined : name
}, 'Invalid Instagram username')
