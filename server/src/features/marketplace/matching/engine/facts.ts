import type { Profession, ListingDocument } from './document.ts'
import { findGenres } from './need/genres.ts'
import { findProfessions } from './need/professions.ts'
import { offeredIn } from './quote.ts'
import { sentencesOf } from './sentences.ts'
import { wordsOf } from './words/words.ts'

/** Facts from the text of a listing, in addition to its fields. */
export interface Facts {
  readonly genres: readonly string[]
  readonly remote: boolean
  /** Offers lessons in it rather than doing it. */
  readonly teaches: boolean
  /** The listing itself is a request, not an offer. */
  readonly isSeeker: boolean
  /** They offer themselves to a band, as who needs one does. */
  readonly isJoiner: boolean
  /** The professions that the listing itself is looking for. */
  readonly seeks: readonly Profession[]
  readonly titleStems: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
  /** Sentences that name days, months or seasons. */
  readonly times: readonly string[]
}

const remote =
  /\b(?:remote(?:ly)?(?! is fine for)|online(?! (?:shows?|concerts?|gigs?|shops?|stores?))|by (?:internet|transfer|file exchange|email)|over (?:zoom|the internet|video)|via zoom|zoom|screen share|video call|file exchange|home booth|send (?:(?:me|us|over|in|all|your|the|bounced|dry|raw|\d+(?: to \d+)?) ){0,3}(?:stems?|tracks?|files?|wavs?|multitracks?|mix(?:es|downs?)?|acapellas?|takes|audio|instrumentals?|di|midi|vocals?|voice memos?|recordings?)\b|records? at home|from anywhere|anywhere in the world|worldwide)/iu
/** A listing that offers lessons says so in its title. */
const teaching =
  /\b(?:lessons?|tuition|teach(?:er|es|ing)?|tutor(?:ing)?|coach(?:ing)?|courses?|masterclass(?:es)?|workshops?|classes|learn|training|tutorials?)\b/iu
const seeking =
  /\b(?:seeks?|seeking|looking for|look for|in search of|needs?|wants?|signing|search(?:ing)? for)\b/giu
const wanted = /\b(?:wanted|needed|required|sought)\b/giu
const seeker =
  /^(?:looking for|seeking|searching for|in search of|we need)\b|\b(?:wanted|needed)\b/iu
const joiner = /\b(?:look(?:ing|s)? for|wants?(?: to join)?|join) (?:a|an) (?:band|group|choir)\b/iu
/** The maximum distance in characters between such a word and a profession. */
const reach = 40
const time =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|new year|hogmanay|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|weeknights?|weekdays?|evenings?|next (?:week|month|year)|booked|fully|ahead|notice)\b/iu

export function factsOf(document: ListingDocument): Facts {
  const text = [document.title, document.description, document.bio ?? ''].join('. ')
  const words = wordsOf(`${text}. ${document.goals ?? ''}`)
  const offered = wordsOf(offeredIn(`${text}. ${document.goals ?? ''}`))
  return {
    genres: [...new Set(findGenres(offered).map(({ genre }) => genre))],
    remote: remote.test(text),
    teaches: teaching.test(document.title),
    isSeeker: seeker.test(document.title),
    isJoiner: joiner.test(document.title),
    seeks: seeksOf(`${document.title}. ${document.description}`),
    titleStems: new Set(wordsOf(`${document.title} ${document.category}`).map(({ stem }) => stem)),
    stems: new Set(words.map(({ stem }) => stem)),
    times: sentencesOf(document)
      .map((sentence) => sentence.text)
      .filter((sentence) => time.test(sentence)),
  }
}

function seeksOf(text: string): Profession[] {
  const after = [...text.matchAll(seeking)].map(({ index, 0: { length } }) =>
    text.slice(index + length, index + length + reach),
  )
  const before = [...text.matchAll(wanted)].map(({ index }) =>
    text.slice(Math.max(0, index - reach), index),
  )
  const whom = [
    ...after.map((part) => part.split(/[.,;:!?\n]/u)[0] ?? ''),
    ...before.map((part) => part.split(/[.,;:!?\n]/u).at(-1) ?? ''),
  ]
  return [...new Set(whom.flatMap((part) => findProfessions(wordsOf(part), part)))]
}
