import type { Profession } from '../document.ts'
import { services } from './glossary.ts'

/** The first families of the services that people of a profession mostly offer. */
const families: Readonly<Partial<Record<Profession, string>>> = {
  'Venue Representative': 'venue',
  'Studio Owner/Manager': 'studio, rehearse, podcast, voice, immersive',
  'Label Representative': 'label, release, press plant',
  'Manager/Promoter': 'manage, tour, book, press, stage, money',
  'DJ/Performer': 'dj, host, party, teach',
  Songwriter: 'write, teach',
  'Sound Engineer':
    'master, mix, edit, archive, studio, podcast, film, effects, live, immersive, forensic, teach',
  Producer: 'produce, beats, remix, sounds, backing, compose, rights, effects, drums, teach',
  Instrumentalist: `drums, percussion, guitar, steel, bass, keys, violin, cello, strings, harp, wind,
    sax, trumpet, brass, accordion, banjo, sitar, pipes, ceremony, arrange, notate, teach, choir, band`,
  'Artist/Musician/Singer': 'voice, rap, choir, band, player, brass',
}

/** For each profession, which services are likely. */
const likely: ReadonlyMap<string, Uint8Array> = new Map(
  Object.entries(families).map(([profession, list]) => {
    const all = new Set(list.split(',').map((family) => family.trim()))
    return [profession, Uint8Array.from(services, (one) => Number(all.has(one.families[0] ?? '')))]
  }),
)

/** A number for each service, 1 if it is likely; `undefined` if the profession says nothing. */
export const likelyServices = (profession: Profession): Uint8Array | undefined =>
  likely.get(profession)
