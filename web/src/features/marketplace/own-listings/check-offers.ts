import { offer as offerRules, type Offer } from '@patchbay/contract/marketplace/listing-fields'
import type { ApiError } from '../../../platform/http/api-error.ts'
import type { Checked } from '../../../platform/state/use-form.ts'
import { attachedFrom } from '../../content/attachments/public.ts'
import type { Offered, Profession } from './offers.ts'

/** The key is a profession and a field, such as `Producer/links/0/url`. */
type OfferErrors = Readonly<Record<string, string>>

export type NamedOffer = Offered & { readonly category: Profession }

/** The indexes of the rows that are not empty. */
const writtenLinks = ({ links }: Offered): number[] =>
  links.flatMap(({ url, name }, at) => (url.trim() === '' && name.trim() === '' ? [] : at))

/** Adds https if there is no scheme. */
function withScheme(link: Offered['links'][number] | undefined): Offered['links'] {
  if (!link) return []
  const url = link.url.trim()
  const isWhole = url === '' || /^https?:\/\//i.test(url)
  return [{ ...link, url: isWhole ? url : `https://${url}` }]
}

function inputOf(offered: NamedOffer): object {
  const { category, title, description, turnaround, priceType, price, links, sounds } = offered
  return {
    category,
    title,
    description,
    turnaround,
    priceType,
    price: priceType === null || price.trim() === '' ? null : Number(price),
    links: writtenLinks(offered).flatMap((at) => withScheme(links[at])),
    sounds: attachedFrom(sounds),
  }
}

/** The key of the field in the form, where empty rows count, although they are not sent. */
function validationErrorKey(offered: NamedOffer, path: readonly string[]): string {
  const [field, at, ...rest] = path
  const place =
    field === 'links' && at !== undefined
      ? [field, writtenLinks(offered)[Number(at)] ?? at, ...rest]
      : path
  return [offered.category, ...place].join('/')
}

/** Validates by the rules of the contract, which the server also uses. */
export function checkOffers(offers: readonly NamedOffer[]): Checked<string, Offer[]> {
  const listings: Offer[] = []
  const validationErrors: Record<string, string> = {}
  for (const offered of offers) {
    const { success, data, error } = offerRules.safeParse(inputOf(offered))
    if (success) listings.push(data)
    else
      for (const { path, message } of error.issues)
        validationErrors[validationErrorKey(offered, path.map(String))] ??= message
  }
  return Object.keys(validationErrors).length > 0 ? { validationErrors } : { input: listings }
}

/** Handles the errors of a server of another release with stricter rules. */
export function validationErrorsFrom(
  { issues }: ApiError,
  offers: readonly NamedOffer[],
): OfferErrors {
  const validationErrors: Record<string, string> = {}
  for (const { path, message } of issues) {
    const parts = path.split('/')
    const from = parts.indexOf('listings')
    const offered = offers[Number(parts[from + 1])]
    if (from >= 0 && offered)
      validationErrors[validationErrorKey(offered, parts.slice(from + 2))] ??= message
  }
  return validationErrors
}
