import { wordsOf } from './words.ts'

/**
 * Each line: names of the same thing | narrower ones, which are meant by them too. Matching and the
 * search of everything read it; what services exist, and how people describe them, is in glossary.ts.
 */
const list = `
  violin, fiddle
  violinist, fiddler, violin player, fiddle player
  violin maker, fiddle maker
  viola player, violist
  cellist, cello player
  double bass, upright bass, contrabass
  double bassist, double bass player
  bass guitar, electric bass
  bassist, bass player
  drums, drum kit, drumkit
  drummer, drum player
  percussionist, percussion player
  guitarist, guitar player
  pianist, piano player
  piano, joanna
  keyboardist, keyboard player, keys player
  organist, organ player
  synthesizer, synthesiser, synth
  saxophone, sax
  saxophonist, sax player, saxophone player
  trumpeter, trumpet player
  trombonist, trombone player
  flautist, flutist, flute player
  clarinettist, clarinetist, clarinet player
  accordion, squeezebox
  accordionist, accordion player
  harpist, harp player
  harmonica, mouth organ
  ukulele, uke
  bagpiper, piper, bagpipe player
  pedal steel, steel guitar
  brass, horns | trumpet, trombone, tuba, cornet, flugelhorn
  brass section, horn section
  woodwind | flute, clarinet, oboe, bassoon, saxophone
  strings | violin, viola, cello
  singer, vocalist
  backing singer, backing vocalist
  session singer, session vocalist
  backing vocals, backing singers
  singing lessons, voice lessons, singing teacher, vocal coach
  guitar lessons, guitar tuition, guitar teacher
  piano lessons, piano tuition, piano teacher
  drum lessons, drum tuition, drum teacher
  lessons, tuition
  choir leader, choir director, choirmaster
  dj, disc jockey, deejay
  wedding band, function band, party band
  covers band, cover band
  ceilidh, barn dance
  master of ceremonies, compere
  rehearsal room, rehearsal space, practice room, practice space, rehearsal studio
  recording studio, tracking room
  sound engineer, audio engineer
  sound technician, sound tech
  front of house, foh
  lighting technician, lighting tech, lighting operator
  mixing engineer, mix engineer
  pitch correction, vocal tuning, autotune, melodyne
  sound effects, sfx
  dolby atmos, spatial audio, immersive audio
  live stream, livestream, webcast
  noise removal, noise reduction, audio restoration
  amplifier, amp
  microphone, mic
  guitar repair, guitar setup
  amp repair, amplifier repair
  piano tuner, piano tuning, piano technician
  beatmaker, beat maker
  songwriter, song writer
  lyricist, lyric writer
  film score, film music, soundtrack
  theme tune, jingle
  sheet music, notation
  voice-over, voiceover, narration
  music lawyer, music solicitor, entertainment lawyer
  publicist, press agent, music pr
  booking agent, booker
  splitter van, tour bus
  record label, imprint
  vinyl pressing, record pressing
  album cover, cover artwork, cover art
  merchandise, merch
  accountant, bookkeeper
  hip hop, hiphop, rap
  drum and bass, dnb
  r&b, rnb
`

interface Entry {
  readonly words: readonly string[]
  /** Other names of the same, and narrower ones, as they are written. */
  readonly others: readonly string[]
}

const folded = (text: string): string[] => wordsOf(text).map(({ word }) => word)

const entries: readonly Entry[] = list
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [same = [], narrower = []] = line
      .split('|')
      .map((part) => part.split(',').map((name) => name.trim()))
    return same.map((name) => ({
      words: folded(name),
      others: [...same.filter((other) => other !== name), ...narrower],
    }))
  })
  .toSorted((a, b) => b.words.length - a.words.length)

const byFirst = Map.groupBy(entries, ({ words }) => words[0] ?? '')

export interface OtherNames {
  /** The index of the first word, and how many have other names. */
  readonly at: number
  readonly count: number
  readonly others: readonly string[]
}

/** The names in a text that have other names; a longer one wins over a shorter one in it. */
export function findOtherNames(words: readonly string[]): OtherNames[] {
  const found: OtherNames[] = []
  for (let at = 0; at < words.length; at += 1) {
    const entry = byFirst
      .get(words[at] ?? '')
      ?.find((one) => one.words.every((word, step) => words[at + step] === word))
    if (entry === undefined) continue
    found.push({ at, count: entry.words.length, others: entry.others })
    at += entry.words.length - 1
  }
  return found
}

/** What else somebody may write who means the same, as whole texts: 'fiddle' is 'violin' too. */
export function saidOtherwise(text: string, most: number): string[] {
  const words = folded(text)
  const texts = findOtherNames(words).flatMap(({ at, count, others }) =>
    others.map((other) => [...words.slice(0, at), other, ...words.slice(at + count)].join(' ')),
  )
  return texts.slice(0, most)
}
