import type { Profession } from '../document.ts'
import { stopWords } from '../words/stop-words.ts'
import { findRun, wordsOf, type Word } from '../words/words.ts'

/** The words that people use for each profession. */
const names: readonly (readonly [Profession, string])[] = [
  [
    'Artist/Musician/Singer',
    `singer, vocalist, rapper, backing singer, backing vocalist, session singer, soprano, mezzo, alto,
    tenor, baritone, choir, gospel choir, function band, wedding band, cover band, covers band,
    tribute band, tribute act, live band, party band, jazz trio, voice-over artist, frontman, crooner`,
  ],
  [
    'Songwriter',
    'songwriter, song writer, co-writer, cowriter, lyricist, topliner, ghostwriter, lyric writer',
  ],
  [
    'Producer',
    'producer, record producer, music producer, beatmaker, beat maker, remixer, composer',
  ],
  [
    'Instrumentalist',
    `drummer, percussionist, guitarist, bassist, bass player, pianist, keyboardist, keyboard player,
    piano player, guitar player, organist, violinist, fiddler, fiddle player, violist, cellist,
    double bass player, harpist, flautist, flute player, clarinettist, oboist, saxophonist, sax player,
    trumpeter, trumpet player, trombonist, horn player, horn section, string quartet, string player,
    string section, choir leader, choir conductor, conductor, musical director, accordionist, bagpiper, piper, ukulele player, banjo player, mandolin player,
    sitar player, tabla player, accompanist, session musician, brass band, multi-instrumentalist`,
  ],
  [
    'Sound Engineer',
    `sound engineer, audio engineer, mixing engineer, mix engineer, mastering engineer, mixer,
    recording engineer, live engineer, monitor engineer, front of house engineer, foh engineer,
    sound technician, sound tech, sound man, sound person, sound guy, soundman, sound operator,
    sound designer, foley artist, sound recordist, audio editor, podcast editor, vocal editor,
    dubbing mixer`,
  ],
  [
    'DJ/Performer',
    'dj, disc jockey, deejay, turntablist, selector, mobile disco, master of ceremonies',
  ],
  [
    'Manager/Promoter',
    `manager, artist manager, band manager, tour manager, promoter, booking agent, booker, agent,
    publicist, plugger, radio plugger, pr person, press agent, production manager`,
  ],
  [
    'Venue Representative',
    'venue, wedding venue, concert hall, club to hire, gig space, wedding location',
  ],
  [
    'Studio Owner/Manager',
    `studio, recording studio, rehearsal room, rehearsal space, rehearsal studio, practice room,
    practice space, vocal booth, podcast studio, production suite, writing room`,
  ],
  ['Label Representative', 'label, record label, imprint'],
]

interface Name {
  readonly profession: Profession
  readonly words: readonly string[]
}

const runs: readonly Name[] = names
  .flatMap(([profession, list]) =>
    list
      .split(',')
      .map((name): Name => ({ profession, words: wordsOf(name).map(({ word }) => word) })),
  )
  .toSorted((a, b) => b.words.length - a.words.length)

/** After these words a profession is not requested: 'our drummer', 'I am a singer'. */
const owned = new Set('my our their his her your its with as like by we is am are'.split(' '))
export const seeking: ReadonlySet<string> = new Set(
  'looking look search searching ask asking wanted hunting after need'.split(' '),
)

/** 'The label says' is of somebody they have already. */
export const says = /^(?:says?|said|wants?|asks?|asked|told|thinks|insists)$/u

/** The requested professions. */
export function findProfessions(words: readonly Word[], text: string): Profession[] {
  const singular = words.map(({ word }) => word.replace(/(?<=[^s])s$/, ''))
  const taken = new Set<number>()
  const asked: Profession[] = []
  const aside: Profession[] = []
  for (const { profession, words: run } of runs)
    for (let at = findRun(singular, run); at !== -1; at = findRun(singular, run, at + 1)) {
      if (run.some((_, step) => taken.has(at + step))) continue
      for (let step = 0; step < run.length; step += 1) taken.add(at + step)
      const last = words[at + run.length - 1]
      if (says.test(words[at + run.length]?.word ?? '')) continue
      if (/['’]s?$/u.test(text.slice(last?.from, (last?.to ?? 0) + 1))) continue
      const lead = leadOf(words, at)
      if (lead === 'free') asked.push(profession)
      // 'A text for a jazz singer' asks for no singer, 'something for a live band' does.
      else if (lead === 'for' && !isForOthers(words, at)) aside.push(profession)
    }
  // 'Something for a live band' requests a band only if no other profession is requested.
  return [...new Set(asked.length > 0 ? asked : aside)]
}

/** Between 'for' and those whom something is for, these do not stand. */
export const parting =
  /^(?:who|that|which|with|in|at|on|near|from|by|and|or|to|of|is|are|can|could|will|would|we|i)$/u

const farthest = 5

/** An agent 'for a folk duo' is no duo. */
export function isForOthers(words: readonly Word[], at: number): boolean {
  for (let step = 1; step <= Math.min(farthest, at); step += 1) {
    const word = words[at - step]?.word ?? ''
    if (word === 'for')
      // 'We have £900 for a band' looks for a band.
      return (
        !seeking.has(words[at - step - 1]?.word ?? '') &&
        words.slice(0, at - step).some(({ word: one }) => !stopWords.has(one) && !/^\d/u.test(one))
      )
    if (parting.test(word)) return false
  }
  return false
}

function leadOf(words: readonly Word[], at: number): 'owned' | 'for' | 'free' {
  for (let step = 1; step <= 5; step += 1) {
    const word = words[at - step]?.word ?? ''
    if (step <= 3 && owned.has(word)) return 'owned'
    if (step > 3 && parting.test(word)) return 'free'
    if (word === 'for') return seeking.has(words[at - step - 1]?.word ?? '') ? 'free' : 'for'
  }
  return 'free'
}
