import { fold } from '@patchbay/contract/fold'
import { AppError } from '../../../platform/http/app-error.ts'

/**
 * What looks like a Latin letter: digits, and letters of Greek and Cyrillic, in which capitals and
 * small letters look like different ones (`Υ` like Y, `υ` like u).
 */
const lookalikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: '4ΑαАа',
    b: 'ΒβВвЬь',
    c: 'СсϹϲ',
    d: 'Ԁԁ',
    e: '3ΕεЕеЄє',
    f: 'Ϝϝ',
    h: 'ΗНнҺһ',
    i: '1ΙιІіӀӏ',
    j: 'ͿϳЈј',
    k: 'ΚκКк',
    m: 'ΜМм',
    n: 'ΝηПп',
    o: '0ΟοσОо',
    p: 'ΡρРр',
    q: 'Ԛԛ',
    r: 'Гг',
    s: '5Ѕѕ',
    t: 'ΤτТт',
    u: 'υμЦц',
    v: 'νѴѵ',
    w: 'ωԜԝ',
    x: 'ΧχХх',
    y: 'ΥγУуҮү',
    z: 'Ζζ',
  }).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
)

/** What a name looks like at a glance: its letters alone, in Latin where they look Latin. */
const lettersOf = (name: string): string =>
  fold(name.normalize('NFKD').replaceAll(/./gu, (letter) => lookalikes.get(letter) ?? letter))
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
