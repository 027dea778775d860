import * as z from 'zod/mini'
import { attached } from '../content/attached-files.ts'
import { professions } from '../accounts/profile-choices.ts'
import { webAddress } from '../accounts/profile-links.ts'
import { line, prose } from '../text.ts'

export const listingTitleLength = 100
export const listingDescriptionLength = 2_000
export const mostSampleLinks = 5
export const mostSampleSounds = 3
export const turnaroundLength = 60
export const sampleNameLength = 80
export const highestPrice = 9_999_999.99

/** What a price is for; `null` instead of a type means that the listing has no price. */
export const priceTypes = ['hourly', 'fixed'] as const
export type PriceType = (typeof priceTypes)[number]

const wrongPrice = 'Enter a price of 0 or more, with two decimals at most'
const inCents = (price: number): boolean => Math.abs(price * 100 - Math.round(price * 100)) < 1e-4

/** Each field has one rule and one error text, wherever it is written. */
export const listingFields = {
  category: z.enum(professions),
  title: line({ min: 1, max: listingTitleLength, tooShort: 'Title is required' }),
  description: prose({ max: listingDescriptionLength }),
  priceType: z.nullable(z.enum(priceTypes)),
  price: z.nullable(
    z
      .number({ error: wrongPrice })
      .check(
        z.gte(0, { error: wrongPrice }),
        z.lte(highestPrice, { error: `Use at most ${highestPrice.toLocaleString('en-GB')}` }),
        z.refine(inCents, { error: wrongPrice }),
      ),
  ),
  /** How long the work takes, as in 'Three days for a mix'. */
  turnaround: line({ max: turnaroundLength }),
  /** A sample of the work; without a name the URL is shown. */
  link: z.object({
    url: webAddress.check(z.minLength(1, { error: 'Please enter a valid URL' })),
    name: line({ max: sampleNameLength }),
  }),
} as const

/** An offer in one profession; without a price type there is no price. */
export const offer = z
  .object({
    category: listingFields.category,
    title: listingFields.title,
    description: listingFields.description,
    priceType: listingFields.priceType,
    price: listingFields.price,
    /** Null or empty if nothing is said about it; absent, it stays as it is. */
    turnaround: z.optional(z.nullable(listingFields.turnaround)),
    links: z.array(listingFields.link).check(z.maxLength(mostSampleLinks)),
    /** Files uploaded for the provider's own profile, or already on the listing. */
    sounds: z.array(attached).check(z.maxLength(mostSampleSounds)),
  })
  .check(
    z.overwrite((one) => (one.priceType === null ? { ...one, price: null } : one)),
    z.refine(({ priceType, price }) => priceType === null || price !== null, {
      path: ['price'],
      error: 'Price is required',
    }),
  )

export type Offer = z.infer<typeof offer>
