import { fold } from '@patchbay/contract/fold'
import { AppError } from '../../../platform/http/app-error.ts'

const lookalikes: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' }

/** What a name looks like at a glance: its letters alone, with digits that stand for letters. */
const lettersOf = (name: string): string =>
  fold(name)
    .replaceAll(/[01345]/g, (digit) => lookalikes[digit] ?? digit)
    .replaceAll(/[^\p{L}]/gu, '')
    .replaceAll('l', 'i')

const roles = ['admin', 'administrator', 'moderator', 'staff', 'support', 'security', 'system']
const staff = new RegExp(
  `^(the)?(${lettersOf('official')})?(${roles.map(lettersOf).join('|')})s?(team)?$`,
)

const shortest = 6

/** Whether somebody could take the name for the product itself or for the people who run it. */
export function imitatesStaff(name: string, productName: string): boolean {
  const product = lettersOf(productName)
  const letters = lettersOf(name)
  const words = name.split(/\s+/).map(lettersOf)
  // A short name of a product is a part of real names, such as Jam of James.
  const isNamed = product.length < shortest ? words.includes(product) : letters.includes(product)
  return (product !== '' && isNamed) || staff.test(letters)
}

const fields = ['fullName', 'displayName'] as const

/** Refuses such names, at their fields. */
export function requireOwnNames(
  names: Readonly<Partial<Record<(typeof fields)[number], string>>>,
  productName: string,
): void {
  const issues = fields
    .filter((field) => imitatesStaff(names[field] ?? '', productName))
    .map((field) => ({
      path: `body/${field}`,
      message: 'This name is reserved. Please choose another one.',
    }))
  if (issues.length > 0) throw new AppError('invalid_input', undefined, { issues })
}
