import { genres as all } from '@patchbay/contract/accounts/genres'
import { findRun, wordsOf, type Word } from '../words/words.ts'

/** Genre names that are far more often services, instruments or plain words. */
const plainWords = new Set(
  `None, Piano, Instrumental, Dance, Comedy, Sound Design, Field Recording, Library Music, Film Score,
  Soundtrack, Spoken Word, Production Music, Trailer Music, Game Music, Freestyle, Noise, Bounce, World,
  Romantic, Breaks, Ballad, Choral, Singer-Songwriter, Minimal, Surf, Go-Go, Anime, Sound Art, Opera,
  Orchestral, Lounge, Juke, Children's Music, Musical Theatre, Brass Band, Acoustic, Drone, Experimental,
  Alternative, Big Room, Industrial, Fusion, Electronic, Standards, Christian, Jam Band, Big Band, Chamber Music`
    .split(',')
    .map((name) => name.trim()),
)
/** Other spellings and abbreviations. */
const synonyms: Readonly<Record<string, string>> = {
  dnb: 'Drum and Bass',
  'd&b': 'Drum and Bass',
  'drum & bass': 'Drum and Bass',
  drumnbass: 'Drum and Bass',
  rnb: 'R&B',
  'r and b': 'R&B',
  hiphop: 'Hip Hop',
  lofi: 'Lo-Fi',
  rap: 'Hip Hop',
  synthpop: 'Synth-Pop',
  'heavy music': 'Metal',
  ceilidh: 'Folk',
  trad: 'Folk',
  jazzy: 'Jazz',
  funky: 'Funk',
  metalhead: 'Metal',
  klezmer: 'Klezmer',
  garage: 'UK Garage',
  baroque: 'Classical',
}

/** Genres so closely related that a person who does one may do the other. */
const families: readonly (readonly string[])[] = [
  `metal, hardcore, grind, doom, thrash, metalcore, deathcore, djent, grindcore, screamo`,
  `punk, emo, grunge, ska, hardcore, garage rock, post-punk`,
  `rock, indie, britpop, shoegaze, alternative, grunge, new wave, pop rock, punk`,
  `house, techno, trance, disco, garage, electro, edm, electronic, electronica, ambient, idm`,
  `drum and bass, jungle, dubstep, breakbeat, breakcore, grime, bassline, neurofunk`,
  `hip hop, trap, drill, grime, r&b, boom bap, phonk, crunk, afroswing`,
  `soul, funk, motown, r&b, gospel, disco, northern soul, neo soul`,
  `jazz, swing, bebop, big band, dixieland, bossa nova, blues, lounge, soul`,
  `folk, celtic, country, bluegrass, americana, irish traditional, sea shanty, singer-songwriter, acoustic`,
  `country, americana, bluegrass, honky tonk`,
  `classical, baroque, opera, choral, chamber music, orchestral, early music, contemporary classical`,
  `pop, dance-pop, synth-pop, electropop, k-pop, j-pop, indie pop, r&b`,
  `reggae, dub, dancehall, ska, rocksteady, lovers rock, ragga, soca`,
  `latin, salsa, bachata, samba, reggaeton, cumbia, flamenco, bossa nova, tango, mambo, merengue`,
  `afrobeats, afrobeat, amapiano, highlife, afro house, afro fusion`,
  `bhangra, bollywood, qawwali, indian classical, hindustani classical`,
].map((family) => family.split(',').map((name) => name.trim()))

interface Name {
  readonly genre: string
  readonly stems: readonly string[]
  /** The word itself if it is a single one: 'screams' are no screamo, and 'countries' no country. */
  readonly word: string | null
}

const names: readonly Name[] = [
  ...all.filter((genre) => !plainWords.has(genre)).map((genre) => [genre, genre] as const),
  ...Object.entries(synonyms),
]
  .map(([name, genre]): Name => {
    const words = wordsOf(name)
    const [first] = words
    return {
      genre,
      stems: words.map(({ stem }) => stem),
      word: words.length === 1 ? (first?.word ?? null) : null,
    }
  })
  .filter(({ stems }) => stems.length > 0)
  .toSorted((a, b) => b.stems.length - a.stems.length)

const byFirst = Map.groupBy(names, ({ stems }) => stems[0] ?? '')

/** 'House' as in a house party, and 'country' as in the countryside. */
const notAfter: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    house: new Set(
      'a an whole in my our the your opera full front of public ware at to'.split(' '),
    ),
    country: new Set(
      'the my our your whole other another different foreign this own any every each per home that a which both all native of'.split(
        ' ',
      ),
    ),
    soul: new Set('my your his her'.split(' ')),
    garage: new Set('my our the a in parents'.split(' ')),
    trap: new Set(['a', 'the']),
    swing: new Set(['full', 'in', 'to']),
    metal: new Set(['sheet', 'scrap']),
    jungle: new Set(['the']),
  }),
)
const notBefore: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    house: new Set(
      'pa kit rig backline wine party parties concert concerts engineer style styles guests warming band of show on move'.split(
        ' ',
      ),
    ),
    country: new Set('house pub hotel wide who where that with i we is side road lane'.split(' ')),
    latin: new Set(
      'speaker speakers language text texts word words mass teacher pronunciation translation lyrics motet motets'.split(
        ' ',
      ),
    ),
    swing: new Set(['by', 'doors', 'door', 'chair']),
    metal: new Set('string strings case cases stand stands body roof plate plates'.split(' ')),
    rock: new Set(['solid', 'bottom']),
    // An electric bass of that name.
    jazz: new Set(['bass', 'master']),
    pop: new Set(['up', 'in', 'round', 'over', 'filter']),
    garage: new Set(['full', 'door']),
    // Loudspeakers of that name.
    'd&b': new Set('rig rigs system systems speakers tops subs audiotechnik'.split(' ')),
  }),
)

/** Words that follow only a genre: 'my house track'. */
const musical = new Set(
  'track tracks music mix mixes remix beat beats set sets tune tunes song songs dj djs producer'.split(
    ' ',
  ),
)

export interface FoundGenre {
  readonly genre: string
  readonly from: number
  readonly to: number
}

/** The genres in a text, with their positions; 'deep house' does not also count as 'house'. */
export function findGenres(words: readonly Word[]): FoundGenre[] {
  const stems = words.map((word) => word.stem)
  const found: FoundGenre[] = []
  for (let at = 0; at < stems.length; at += 1) {
    const match = byFirst
      .get(stems[at] ?? '')
      ?.find((name) =>
        name.word === null
          ? findRun(stems.slice(at, at + 4), name.stems) === 0 && isOneName(words, at, name)
          : name.word === words[at]?.word,
      )
    if (match === undefined) continue
    const last = at + match.stems.length - 1
    const word = words[at]?.word ?? ''
    const isPlain =
      match.stems.length === 1 &&
      !musical.has(words[at + 1]?.word ?? '') &&
      (notAfter.get(word)?.has(words[at - 1]?.word ?? '') === true ||
        notBefore.get(word)?.has(words[at + 1]?.word ?? '') === true)
    if (!isPlain)
      found.push({ genre: match.genre, from: words[at]?.from ?? 0, to: words[last]?.to ?? 0 })
    at = last
  }
  return found
}

/** 'Country, pop' are two genres, and 'drum & bass' is one. */
const isOneName = (words: readonly Word[], at: number, { stems }: Name): boolean =>
  stems.every((_, step) => {
    const gap = (words[at + step]?.from ?? 0) - (words[at + step - 1]?.to ?? 0)
    return step === 0 || gap === 1 || gap === 3
  })

const keyOf = (genre: string): string => genre.toLowerCase()

/** Whether the first is the second or one of its kinds: bedroom pop is pop, but pop no bedroom pop. */
export const isKindOf = (one: string, other: string): boolean =>
  ` ${keyOf(one)} `.endsWith(` ${keyOf(other)} `)

/** Whether the genres belong to the same family, or one is a kind of the other. */
export const isRelatedGenre = (one: string, other: string): boolean => {
  const isNear = (name: string, genre: string) => isKindOf(name, genre) || isKindOf(genre, name)
  const within = (family: readonly string[], genre: string) =>
    family.some((name) => isNear(name, genre))
  return (
    isNear(one, other) || families.some((family) => within(family, one) && within(family, other))
  )
}
