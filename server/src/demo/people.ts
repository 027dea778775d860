/** The people of the demo data; development sign-in offers them as personas. */
export interface DemoPerson {
  readonly id: string
  readonly fullName: string
  readonly displayName: string
  readonly email: string
  readonly role?: 'admin' | 'editor' | 'moderator'
  readonly verified?: boolean
  readonly professions: readonly string[]
  readonly otherProfession?: string
  readonly experience: 'beginner' | 'intermediate' | 'professional' | 'veteran'
  readonly location: string
  readonly bio: string
  readonly goals: string
  /** Whether visitors see the person's page too. */
  readonly pagePublic?: boolean
}

/** Fixed ids, so that a link copied from one demo works in the next. */
const id = (number: number): string => `019a8000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const demoPeople: readonly DemoPerson[] = [
  {
    id: id(1),
    fullName: 'Ines Carvalho',
    email: 'ines@example.com',
    displayName: 'Ines C',
    role: 'admin',
    verified: true,
    professions: ['Manager/Promoter'],
    experience: 'veteran',
    location: 'Lisbon, Portugal',
    bio: 'Tour manager turned promoter. Small rooms, fair splits, load-out before midnight.',
    goals: 'Book twenty honest shows this year and pay every act the same night.',
  },
  {
    id: id(2),
    fullName: 'Kofi Mensah-Boyle',
    email: 'kofi@example.com',
    displayName: 'Kofi MB',
    verified: true,
    professions: ['Producer', 'Sound Engineer'],
    experience: 'professional',
    location: 'London, United Kingdom',
    bio: 'Mixes highlife, broken beat and anything with a rhythm section that breathes.',
    goals: 'Find vocalists who like to record in one take.',
  },
  {
    id: id(3),
    fullName: 'Solveig Aune',
    email: 'solveig@example.com',
    displayName: 'Solveig',
    professions: ['Artist/Musician/Singer', 'Songwriter'],
    experience: 'intermediate',
    location: 'Bergen, Norway',
    bio: 'Songs for voice and prepared piano. Second record half written.',
    goals: 'A producer who is not afraid of silence.',
  },
  {
    id: id(4),
    fullName: 'Mateus Prado',
    email: 'mateus@example.com',
    displayName: 'DJ Prado',
    professions: ['DJ/Performer'],
    experience: 'professional',
    location: 'Berlin, Germany',
    bio: 'Six-hour sets, two crates, no laptop.',
    goals: 'Residencies in rooms under three hundred people.',
  },
  {
    id: id(5),
    fullName: 'Harriet Okonjo',
    email: 'harriet@example.com',
    displayName: 'Harriet O',
    role: 'editor',
    verified: true,
    professions: ['Other'],
    otherProfession: 'Music lawyer',
    experience: 'veteran',
    location: 'Manchester, United Kingdom',
    bio: 'Music lawyer. I explain contracts in sentences that have verbs in them.',
    goals: 'Fewer artists signing what they have not read.',
  },
  {
    id: id(6),
    fullName: 'Yuki Tanabe',
    email: 'yuki@example.com',
    displayName: 'Yuki',
    professions: ['Instrumentalist', 'Songwriter'],
    experience: 'professional',
    location: 'Osaka, Japan',
    bio: 'Pedal steel and vibraphone, remote sessions with a two-day turnaround.',
    goals: 'Record with people in other time zones while they sleep.',
  },
  {
    id: id(7),
    fullName: 'Bram de Wit',
    email: 'bram@example.com',
    displayName: 'Bram',
    professions: ['Studio Owner/Manager', 'Sound Engineer'],
    experience: 'veteran',
    location: 'Utrecht, Netherlands',
    bio: 'A tape machine, a plate reverb and a kitchen. Day rates on the wall.',
    goals: 'Keep the studio full on weekdays.',
  },
  {
    id: id(8),
    fullName: 'Leila Haddad',
    email: 'leila@example.com',
    displayName: 'Leila H',
    role: 'moderator',
    professions: ['Venue Representative', 'Manager/Promoter'],
    experience: 'professional',
    location: 'Marseille, France',
    bio: 'I programme a 180-capacity room by the old port. Jazz on Tuesdays.',
    goals: 'Support acts who bring their own cables.',
  },
  {
    id: id(9),
    fullName: 'Conor Fitzsimons',
    email: 'conor@example.com',
    displayName: 'Conor',
    professions: ['Artist/Musician/Singer', 'Instrumentalist'],
    experience: 'beginner',
    location: 'Galway, Ireland',
    bio: 'Fiddle since I was five, open mics since last spring.',
    goals: 'A first proper recording, and someone to tell me what it should cost.',
  },
  {
    id: id(10),
    fullName: 'Adaeze Nwosu',
    email: 'adaeze@example.com',
    displayName: 'Adaeze',
    verified: true,
    professions: ['Label Representative'],
    experience: 'professional',
    location: 'Lagos, Nigeria',
    bio: 'A label of two people and nine releases. We answer every demo.',
    goals: 'Sign one act a year and do it well.',
  },
  {
    id: id(11),
    fullName: 'Piotr Zieliński',
    email: 'piotr@example.com',
    displayName: 'Piotr Z',
    professions: ['Sound Engineer'],
    experience: 'intermediate',
    location: 'Kraków, Poland',
    bio: 'Front of house for bands that own more pedals than shirts.',
    goals: 'A spring tour as house engineer.',
  },
  {
    id: id(12),
    fullName: 'Marisol Vega',
    email: 'marisol@example.com',
    displayName: 'Marisol',
    professions: ['Songwriter', 'Producer'],
    experience: 'professional',
    location: 'Valencia, Spain',
    bio: 'Toplines in two languages. Briefs answered by Friday.',
    goals: 'Sync placements that respect the writer.',
    // The welcome screen plays a sound of hers.
    pagePublic: true,
  },
]
