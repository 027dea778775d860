/** How a listing compares with the need. Lists are already joined: 'Jazz or Soul'. */
export const pointTexts = {
  fixedForHourly: 'Fixed price, you asked for an hourly rate',
  hourlyForFixed: 'Hourly rate, you asked for a fixed price',
  overBudget: (price: string, budget: string) => `${price}, over your budget of ${budget}`,
  underBudget: (price: string, budget: string) => `${price}, under your budget of ${budget}`,
  yourBudget: (price: string) => `${price}, your budget`,
  withinBudget: (price: string, range: string) => `${price}, within your budget of ${range}`,
  hoursNotSaid: (price: string) => `${price}; you did not say for how many hours`,
  piecesNotSaid: (price: string) => `${price}; ask whether that is for all of it`,
  fromAnywhere: 'Works from anywhere',
  noPlace: 'No place given',
  inPlace: (city: string) => `In ${city}`,
  byOwnWords: (places: string) => `Works in ${places}, by its own words`,
  awayFrom: (city: string, kilometres: number, place: string) =>
    `${city}, ${distance(kilometres)} from ${place}`,
  away: (city: string, kilometres: number) => `${city}, ${distance(kilometres)} away`,
  middleOf: (region: string) => `the middle of ${region}`,
  noLevel: 'No experience level given',
  asAsked: (level: string) => `${level}, as you asked`,
  askedFor: (there: string, asked: string) => `${there}, you asked for ${asked}`,
  listedAs: (profession: string) => `Listed as ${profession}`,
  notListedAs: (profession: string) => `Not listed as ${profession}`,
  names: (genres: string) => `Names ${genres}`,
  namesNot: (genres: string, missing: string) => `Names ${genres}, not ${missing}`,
  doesNotName: (genres: string) => `Does not name ${genres}`,
  noDate: 'No date given',
  noWordAbout: (unwanted: string) => `No word about ${unwanted}`,
  mentions: (unwanted: string) => `Mentions ${unwanted}, which you don’t want`,
} as const

const distance = (kilometres: number): string => `${kilometres.toLocaleString('en-GB')} km`

export const weakTexts = {
  little: 'Little of what you asked for is here.',
  nothingAbout: (missing: string) => `Nothing here is about ${missing}.`,
  butNotAbout: (count: number, missing: string) =>
    `${numberWord(count)} of your words ${count === 1 ? 'is' : 'are'} here, but not about ${missing}.`,
} as const

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
const numberWord = (count: number): string => numbers[count] ?? count.toLocaleString('en-GB')

/** The source of a quote. */
export const sourceTexts = {
  title: 'From the title',
  description: 'From the listing',
  bio: 'From the profile',
  goals: 'From the profile',
} as const

/** Texts for the understood need. */
export const needTexts = {
  units: { hourly: ' an hour', fixed: ' fixed' },
  fromAnywhere: 'from anywhere',
  without: (unwanted: string) => `without ${unwanted}`,
} as const

export const plainTexts = {
  a: (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`,
  upTo: (most: string) => `up to ${most}`,
  orMore: (least: string) => `${least} or more`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  anyDate: 'any date',
  by: (day: string) => `by ${day}`,
  from: (day: string) => `from ${day}`,
} as const
