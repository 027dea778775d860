import type { DemoFile } from './demo-file.ts'
import type { Offer } from '@patchbay/contract/marketplace/listing-fields'

export interface DemoListing extends Omit<Offer, 'sounds' | 'links'> {
  readonly id: string
  /** By their number among the demo's people. */
  readonly provider: number
  readonly links?: Offer['links']
  /** Sounds only. */
  readonly files?: readonly DemoFile[]
  /** Before the moment at which the demo data is brought. */
  readonly hoursAgo: number
}

/** Fixed ids, so that a link copied from one demo works in the next. */
const id = (number: number): string => `019a8000-0000-7000-8007-${String(number).padStart(12, '0')}`

const hourly = (price: number) => ({ priceType: 'hourly', price }) as const
const fixed = (price: number) => ({ priceType: 'fixed', price }) as const
const open = { priceType: null, price: null } as const

export const demoListings: readonly DemoListing[] = [
  {
    id: id(1),
    provider: 1,
    category: 'Manager/Promoter',
    title: 'Tour booking for acts that fit in one van',
    description:
      'Ten to fourteen dates in rooms of eighty to two hundred, Portugal, Spain and the south of France. I do the routing, the contracts and the hotel that lets you park. You get the settlement sheet the same night.',
    ...fixed(900),
    links: [{ url: 'https://example.com/ines/routes', name: 'Three tours, with their numbers' }],
    hoursAgo: 410,
  },
  {
    id: id(2),
    provider: 1,
    category: 'Other',
    title: 'A day with your live budget',
    description:
      'We go through what last year’s shows cost and what they paid. Usually the van is the problem, sometimes it is the drummer’s hotel.',
    ...fixed(180),
    hoursAgo: 402,
  },
  {
    id: id(3),
    provider: 2,
    category: 'Producer',
    title: 'Arrangement and production for rhythm sections',
    description:
      'Highlife, broken beat, soul with a real bass player. I help you decide what not to play, then record it in two days. Remote is fine for pre-production, for the takes you come to London.',
    ...fixed(650),
    links: [{ url: 'https://example.com/kofi/before-after', name: 'Before and after' }],
    files: [{ name: 'late pocket, 82.wav', track: 'loFi' }],
    hoursAgo: 388,
  },
  {
    id: id(4),
    provider: 2,
    category: 'Sound Engineer',
    title: 'Mixing, up to forty tracks',
    description:
      'One song, three rounds of notes, stems at the end. I keep the room in the recording and the vocal in front of it. Minus fourteen unless you ask for louder, and then we talk first.',
    ...fixed(220),
    links: [
      { url: 'https://example.com/kofi/mixes', name: 'Twelve mixes' },
      { url: 'https://example.com/kofi/notes', name: '' },
    ],
    files: [
      { name: 'drums only, before the mix.wav', track: 'drumCheck' },
      { name: 'the whole song, after it.wav', track: 'loFi' },
    ],
    hoursAgo: 387,
  },
  {
    id: id(5),
    provider: 3,
    category: 'Artist/Musician/Singer',
    title: 'Voice for songs that leave room',
    description:
      'Lead or layered, low and close to the microphone. I sing in English and Norwegian and write the harmonies while I am there. Recorded at home in a treated room, delivered dry.',
    ...hourly(45),
    files: [{ name: 'prepared piano and air.wav', track: 'ambient' }],
    hoursAgo: 350,
  },
  {
    id: id(6),
    provider: 3,
    category: 'Songwriter',
    title: 'Lyrics, finished or repaired',
    description:
      'Send me the tune and the line you are ashamed of. You get three versions back, one of which will annoy you and be right.',
    ...fixed(120),
    hoursAgo: 349,
  },
  {
    id: id(7),
    provider: 4,
    category: 'DJ/Performer',
    title: 'Six hours of vinyl for your room or your wedding',
    description:
      'House, boogie, slow disco and what your aunt asks for. I bring two turntables and the needles, you bring power and a table that does not move. Berlin and anywhere by train.',
    ...hourly(110),
    links: [{ url: 'https://example.com/prado/sunday', name: 'A Sunday, whole' }],
    files: [{ name: 'first hour, 126.wav', track: 'techno' }],
    hoursAgo: 322,
  },
  {
    id: id(8),
    provider: 4,
    category: 'Other',
    title: 'Learn to mix records, from nothing',
    description:
      'Four evenings: counting, cueing, two records that belong together, and what to do when they do not. Beginners welcome, headphones provided.',
    ...fixed(160),
    hoursAgo: 318,
  },
  {
    id: id(9),
    provider: 5,
    category: 'Other',
    title: 'Contract reading in plain words',
    description:
      'Publishing, label and management agreements. I read it, mark what you would regret, and explain it in an hour on the phone. You leave with three sentences to send back.',
    ...hourly(140),
    links: [{ url: 'https://example.com/harriet/clauses', name: 'Ten clauses, explained' }],
    hoursAgo: 300,
  },
  {
    id: id(10),
    provider: 5,
    category: 'Manager/Promoter',
    title: 'Negotiating for you, once',
    description:
      'Not a manager: one deal, one counterpart, one result. I write the letters and sit in the call, you keep all of your percentage.',
    ...fixed(480),
    hoursAgo: 296,
  },
  {
    id: id(11),
    provider: 6,
    category: 'Instrumentalist',
    title: 'Pedal steel and vibraphone, recorded remotely',
    description:
      'Send the song before you go to bed, and two takes and one stranger are there the day after next. 48 kHz, labelled, with the click left out. No ballad is too slow.',
    ...fixed(95),
    links: [{ url: 'https://example.com/yuki/steel', name: 'Steel on six songs' }],
    files: [{ name: 'steel and vibes, take 4.wav', track: 'pedalSteel' }],
    hoursAgo: 260,
  },
  {
    id: id(12),
    provider: 6,
    category: 'Songwriter',
    title: 'Instrumental themes for podcasts and film',
    description:
      'Thirty seconds that can be listened to twice a week for a year. Vibraphone, strings if you must. Full buyout in writing.',
    ...fixed(340),
    files: [{ name: 'theme for a slow morning.wav', track: 'ambient' }],
    hoursAgo: 255,
  },
  {
    id: id(13),
    provider: 7,
    category: 'Studio Owner/Manager',
    title: 'A day in the studio, with the kitchen',
    description:
      'Live room of fifty square metres, sixteen tracks of tape or as many as you like of the other. Piano tuned on Mondays. Ten hours, coffee and a person who knows where the cables are.',
    ...fixed(420),
    links: [{ url: 'https://example.com/bram/rooms', name: 'The rooms' }],
    files: [{ name: 'plate and tape, room A.wav', track: 'dub' }],
    hoursAgo: 231,
  },
  {
    id: id(14),
    provider: 7,
    category: 'Sound Engineer',
    title: 'Tape transfer and repair',
    description:
      'Quarter inch to two inch, baked where it sheds. I clean, align and play it once, so it has to be right. Old demos from the attic are most of what I do.',
    ...hourly(55),
    files: [{ name: 'quarter inch, 1974, restored.wav', track: 'jazz' }],
    hoursAgo: 228,
  },
  {
    id: id(15),
    provider: 8,
    category: 'Venue Representative',
    title: 'Our room on a Tuesday, 180 people',
    description:
      'Stage, desk, lights and one technician. We print the posters, you bring the people and your own cables. Door split seventy to thirty, yours first.',
    ...open,
    links: [{ url: 'https://example.com/leila/plan', name: 'Stage plan' }],
    hoursAgo: 190,
  },
  {
    id: id(16),
    provider: 8,
    category: 'Manager/Promoter',
    title: 'Release shows in the south of France',
    description:
      'Marseille, Aix and Arles in one week. Press list of people who really come, a support act from here, and dinner.',
    ...fixed(350),
    hoursAgo: 186,
  },
  {
    id: id(17),
    provider: 9,
    category: 'Instrumentalist',
    title: 'Fiddle for sessions, ceilidhs and quiet verses',
    description:
      'Reels, slow airs, and I can leave the ornaments out when you ask twice. Learning by ear, so a voice memo is enough. Galway, or wherever the bus goes.',
    ...hourly(30),
    files: [{ name: 'a jig from the kitchen.wav', track: 'folk' }],
    hoursAgo: 150,
  },
  {
    id: id(18),
    provider: 9,
    category: 'Artist/Musician/Singer',
    title: 'Backing vocals, high and plain',
    description:
      'Harmonies a third above, in tune, without vibrato. First two hours cost you a pint.',
    ...open,
    hoursAgo: 149,
  },
  {
    id: id(19),
    provider: 10,
    category: 'Label Representative',
    title: 'Release plan for a first single',
    description:
      'Dates, distributor, metadata, the twelve playlists that matter for your sound, and what to do on the day itself. You get a calendar and one call a week until it is out.',
    ...fixed(260),
    links: [{ url: 'https://example.com/adaeze/calendar', name: 'A calendar from last year' }],
    hoursAgo: 120,
  },
  {
    id: id(20),
    provider: 10,
    category: 'Manager/Promoter',
    title: 'Afrobeats artists: getting heard outside Lagos',
    description:
      'Radio pluggers, student stations and bookers in London, Accra and Paris who know my number. Honest about what will not work.',
    ...hourly(60),
    hoursAgo: 117,
  },
  {
    id: id(21),
    provider: 11,
    category: 'Sound Engineer',
    title: 'Front of house for loud bands',
    description:
      'I bring my own show file, two microphones and earplugs for the bar staff. Day rate, driver’s licence, no opinions about your set list. Free from March.',
    ...fixed(240),
    files: [{ name: 'front of house, drum check.wav', track: 'drumCheck' }],
    hoursAgo: 74,
  },
  {
    id: id(22),
    provider: 11,
    category: 'Other',
    title: 'Pedalboards built and rescued',
    description:
      'Hum found and removed, power done properly, everything labelled. I build on Mondays and repair until it is quiet.',
    ...hourly(35),
    hoursAgo: 70,
  },
  {
    id: id(23),
    provider: 12,
    category: 'Songwriter',
    title: 'Toplines in English and Spanish',
    description:
      'Melody and words over your instrumental, two versions by Friday. Half of the publishing, or a fee and none of it. I send a sung demo, not a text file.',
    ...fixed(280),
    links: [{ url: 'https://example.com/marisol/toplines', name: 'Five that were placed' }],
    files: [{ name: 'topline without words.wav', track: 'topline' }],
    hoursAgo: 32,
  },
  {
    id: id(24),
    provider: 12,
    category: 'Producer',
    title: 'From voice memo to finished track',
    description:
      'You hum it, I build it: drums, keys, a bass that answers you. For people with songs and no band. Bedroom pop, reggaeton, ballads with a beat.',
    ...fixed(520),
    files: [{ name: 'from a voice memo.wav', track: 'synthwave' }],
    hoursAgo: 30,
  },
]
