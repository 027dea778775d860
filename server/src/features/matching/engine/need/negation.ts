import { stopWords } from '../stop-words.ts'
import { wordsOf } from '../words.ts'

export interface FoundUnwanted {
  /** In the words of the need. */
  readonly unwanted: readonly string[]
  /** The text without them. */
  readonly rest: string
}

/** What leads in something that is not wanted. */
const leads = [
  String.raw`(?:do not|don['’]?t|did not|didn['’]?t|wouldn['’]?t|would not|not) (?:want|need|like|care for|looking for|after|interested in)`,
  String.raw`(?:anything|anyone|everything|anybody) (?:but|except)`,
  String.raw`(?:rather than|instead of|except(?: for)?|apart from|other than|nothing like|avoid|hates?)`,
  String.raw`without`,
].join('|')
/** These count at the beginning of a part of a sentence only: 'and not a DJ', 'no covers'. */
const opening = String.raw`(?<=^|[.,;:!?()\n–—-]\s{0,3}|\b(?:and|but|please|or|with|definitely|just|really)\s)(?:(?:absolutely |certainly |definitely |please )?(?:not|no|never))`
const scope = String.raw`((?:\s+(?!(?:but|just|only|because|so|who|which|that|I|we|please|though|for|if|when|until|and\s+(?:I|we))\b)[\p{L}\p{N}'’&/-]{1,30}){1,6})`
const pattern = new RegExp(String.raw`(?:(?<![\p{L}])(?:${leads})|${opening})${scope}`, 'giu')

/** After 'no' or 'not' these are turns of speech. */
const harmless =
  /^\s+(?:more|less|later|earlier|higher|over|under|above|matter|idea|problem|worries|need|rush|hurry|limit|preference|sure|only|too|bad|really|yet|just|necessarily|fussy|much|many|know|have|be|been|being|able|experience|to|thanks|longer|one|that|very|expensive|a (?:lot|fortune|problem|big|must)|at|in|on|from|with|it|everyone|everybody|everything|anything)\b/iu
const fillers =
  /^(?:\s*(?:a|an|the|any|some|another|to|of|for|kind|sort|more|having|be|hear|have|get|see)\b)+\s*/iu

/** What a text says it does not want. */
export function findUnwanted(text: string): FoundUnwanted {
  const unwanted: string[] = []
  const rest = text.replaceAll(pattern, (whole, said: string) => {
    const isPlain =
      /^(?:\W|absolutely |certainly |definitely |please )*(?:no|not|never|without)\s/iu.test(whole)
    if (isPlain && harmless.test(said)) return whole
    const parts = said
      .split(/\s+(?:or|and|nor)\s+/iu)
      .map((part) => part.replace(fillers, '').trim())
      .filter((part) => wordsOf(part).some(({ word }) => !stopWords.has(word)))
    unwanted.push(...parts)
    return ' '
  })
  return { unwanted: [...new Set(unwanted)].slice(0, 6), rest }
}
