import { mostActors, type Notice } from '@patchbay/contract/notices'
import { nameOf } from '../people/public.ts'
import { noticeTexts as texts, otherSentences, sentences } from './texts.ts'

/** A piece of a sentence; a name is not ours, and may be written in another direction. */
export interface Piece {
  readonly text: string
  readonly isName: boolean
}

const plain = (text: string): Piece => ({ text, isName: false })
const name = (text: string): Piece => ({ text, isName: true })

function template({ kind, post, remind, verification }: Notice): string {
  if (kind === 'post_replied' && !post?.title) return otherSentences.untitledReplied
  if (kind === 'event_soon' && remind === 'hour') return otherSentences.soonest
  if (kind === 'verification_decided' && verification?.status === 'rejected')
    return otherSentences.notVerified
  return sentences[kind]
}

/** 'Amara', 'Amara and Kit', 'Amara and 14 others'. */
function who({ actors: [first, second], actorCount }: Notice): Piece[] {
  if (!first) return []
  const named = [name(nameOf(first))]
  if (actorCount < 2) return named
  if (actorCount >= mostActors) return [...named, plain(texts.andMore(mostActors - 1))]
  return actorCount === 2 && second
    ? [...named, plain(texts.and), name(nameOf(second))]
    : [...named, plain(texts.andOthers(actorCount - 1))]
}

/** What has happened, in one sentence. */
export function sentenceOf(notice: Notice): readonly (Piece & { readonly place: number })[] {
  const { community, post, article, event } = notice
  const pieces: Readonly<Record<string, readonly Piece[]>> = {
    who: who(notice),
    community: [name(community?.name ?? '')],
    post: [name(post?.title ?? '')],
    article: [name(article?.title ?? '')],
    event: [name(event?.title ?? '')],
    clock: [plain(event?.startClock ?? '')],
    date: [plain(event?.startDate ?? '')],
  }
  return template(notice)
    .split(/\{(\w+)\}/)
    .flatMap((part, i) => (i % 2 === 0 ? plain(part) : (pieces[part] ?? [])))
    .filter(({ text }) => text !== '')
    .map((piece, place) => ({ ...piece, place }))
}

/** The line below: what was said, or where it is. */
export function lineOf({ kind, quote, post, event, verification }: Notice): string | null {
  const said =
    quote ?? (kind === 'post_liked' && post ? (post.title ?? post.line) : verification?.reason)
  if (said) return `“${said}”`
  if (kind !== 'event_changed' && kind !== 'event_soon') return null
  return event?.isOnline === true ? texts.online : (event?.location ?? null)
}
