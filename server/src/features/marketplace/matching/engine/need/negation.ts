import { stopWords } from '../words/stop-words.ts'
import { tradeWords } from '../words/trade-words.ts'
import { findServices } from '../words/find-services.ts'
import { wordsOf } from '../words/words.ts'
import { findGenres } from './genres.ts'
import { findProfessions } from './professions.ts'

export interface FoundUnwanted {
  /** The unwanted things, in the words of the need. */
  readonly unwanted: readonly string[]
  /** The text without them. */
  readonly rest: string
}

/** Phrases that introduce something unwanted. */
const leads = [
  String.raw`(?:do not|don['’]?t|did not|didn['’]?t|wouldn['’]?t|would not|not) (?:want|need|like|care for|looking for|after|interested in)`,
  String.raw`(?:anything|anyone|everything|anybody) (?:but|except)`,
  String.raw`(?:rather than|instead of|except(?: for)?|apart from|other than|nothing like|avoid|hates?)`,
  // 'Songs without the singing' are what is wanted.
  String.raw`without(?!\s+(?:an?|the|my|our|any)\b)`,
].join('|')
/** These count only at the beginning of a clause: 'and not a DJ', 'no covers'. */
const opening = String.raw`(?<=^|[.,;:!?()\n–—-]\s{0,3}|\b(?:but|please|or|definitely|just|really)\s)(?:(?:absolutely |certainly |definitely |please )?(?:not|no|never))|(?<=\band\s)(?:not|never)`
const scope = String.raw`((?:\s+(?!(?:but|just|only|because|so|who|which|that|I|we|please|though|for|if|when|until|and\s+(?:I|we))\b)[\p{L}\p{N}'’&/-]{1,30}){1,6})`
const pattern = new RegExp(String.raw`(?:(?<![\p{L}])(?:${leads})|${opening})${scope}`, 'giu')

/** An excluded location; it must be a name, so that 'not in a hurry' does not count. */
const elsewhere =
  /(?<![\p{L}])(?:not|nobody|no[ -]?one)\s(?:based\s)?(?:in|from|near|around)\s(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?\b)(\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30}){0,2})/gu

/** After 'no' or 'not' these are figures of speech. */
const harmless =
  /^\s+(?:budget|money|fee|more|less|later|earlier|higher|over|under|above|matter|idea|plan|joke|money|clue|doubt|wonder|chance|time|luck|point|use|problem|worries|need|rush|hurry|limit|preference|sure|only|too|bad|really|yet|just|necessarily|fussy|much|many|know|have|be|been|being|able|experience|to|thanks|longer|one|that|very|expensive|a (?:lot|fortune|problem|big|must)|at|in|on|from|with|it|everyone|everybody|everything|anything)\b/iu
/** A negation with these words is about the budget. */
const money = /\b(?:pay|paying|spend|spending)\b/iu
const fillers =
  /^(?:\s*(?:a|an|the|any|some|another|to|of|for|kind|sort|more|having|be|hear|have|get|see)\b)+\s*/iu

const doing = /^\s+to\s+(?:end|go|lose|miss|waste|wait|risk|worry|bother|argue|fight)\b/iu

/** 'Loud, but not broken' excludes no thing; 'not a student' and 'not techno' do. */
const isBare = (whole: string): boolean =>
  /^(?:\W|absolutely |certainly |definitely |please )*not\s+(?!(?:an?|the|any|another)\b)/iu.test(
    whole,
  )
const isNamed = (part: string): boolean => {
  const words = wordsOf(part)
  return (
    findServices(words).length > 0 ||
    findGenres(words).length > 0 ||
    findProfessions(words, part).length > 0 ||
    words.some(({ word }) => tradeWords.has(word) || word.endsWith('s'))
  )
}

const act = /^\s+to\s+(?!hear\b|have\b|get\b|see\b)\p{L}/iu

/** The things that a text says are not wanted. */
export function findUnwanted(text: string): FoundUnwanted {
  const unwanted: string[] = []
  const here = text.replaceAll(elsewhere, (_whole, place: string) => {
    unwanted.push(place)
    return ' '
  })
  const rest = here.replaceAll(pattern, (whole, said: string) => {
    const isPlain =
      /^(?:\W|absolutely |certainly |definitely |please )*(?:no|not|never|without)\s/iu.test(whole)
    if ((isPlain && harmless.test(said)) || money.test(said)) return whole
    // Who does not want to end up in trouble speaks of no thing.
    if (doing.test(said)) return whole
    // 'Without hurting myself' says how, not what.
    if (/^without\s+(?:me|us|him|her|them|it|any(?:one|body|thing)|\p{L}+ing)\b/iu.test(whole))
      return whole
    // Who does not want to begin again excludes no thing, and what never happened is none.
    if (
      act.test(said) ||
      /^\W*(?:absolutely |certainly |definitely |please )?never\s/iu.test(whole)
    )
      return ' '
    const parts = said
      .split(/\s+(?:or|and|nor)\s+/iu)
      .map((part) => part.replace(fillers, '').trim())
      .filter((part) => !isBare(whole) || isNamed(part))
      .filter((part) => wordsOf(part).some(({ word }) => !stopWords.has(word)))
    unwanted.push(...parts)
    return ' '
  })
  return { unwanted: [...new Set(unwanted)].slice(0, 6), rest }
}

const denial =
  /(?:(?:\b(?:am|are|is)|['’](?:m|re|s)) not (?:an? |the )?\p{L}+(?: \p{L}+){0,2}|\b(?:have|has|got) no \p{L}+|\b(?:do not|don['’]?t|cannot|can['’]?t|won['’]?t|never) (?:do|take|play|offer|sing|write|make|teach|sell)\b[^.,;!?]{0,60})/giu

/** What a listing's sentence says of itself, without what it denies: 'I am not a booking agent'. */
export const withoutDenied = (text: string): string =>
  findUnwanted(text.replaceAll(denial, ' ')).rest
