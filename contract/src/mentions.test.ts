import { describe, expect, it } from 'vitest'
import { replaced, storedAfter, storedIn } from './mention-edits.ts'
import { mentionAt, mentionToken, typedOf, type Mention } from './mentions.ts'

const ada: Mention = { userId: '018f0000-0000-7000-8000-00000000000a', name: 'Ada Leader' }
const bo: Mention = { userId: '018f0000-0000-7000-8000-00000000000b', name: 'Bo' }
const [A, B] = [ada, bo].map(mentionToken)

describe('a mention in a text', () => {
  it.each([
    [`Ask ${A}, please`, 'Ask @Ada Leader, please'],
    [`${A}${B}`, '@Ada Leader@Bo'],
    ['<@everyone|everyone> now', '@everyone now'],
    ['nothing', 'nothing'],
    // None of these is one.
    ['<@ada|Ada>', '<@ada|Ada>'],
    [`<@${ada.userId}|>`, `<@${ada.userId}|>`],
    [`<@${ada.userId}|A\nB>`, `<@${ada.userId}|A\nB>`],
    [`<@${ada.userId}|${'a'.repeat(101)}>`, `<@${ada.userId}|${'a'.repeat(101)}>`],
  ])('%s is shown as it is read', (content, typed) => {
    expect(typedOf(content)).toBe(typed)
  })

  it('has nothing of a name that would end it', () => {
    const token = mentionToken({ ...ada, name: ' A|d<a>\n\u2028Leader ' })
    expect(mentionAt(`x${token}y`, 1)).toEqual({
      userId: ada.userId,
      name: 'A d a Leader',
      end: token.length + 1,
    })
    expect(mentionAt(token, 1)).toBeNull()
  })

  it.each([
    ['in front', `Hi ${A}`, 'Oh, Hi @Ada Leader', `Oh, Hi ${A}`],
    ['behind', `Hi ${A}`, 'Hi @Ada Leader!', `Hi ${A}!`],
    ['between two', `${A} ${B}`, '@Ada Leader and @Bo', `${A} and ${B}`],
    ['in a name', `${A} ${B}`, '@Ada Leder @Bo', `@Ada Leder ${B}`],
    ['over both', `a ${A} b ${B} c`, 'a @Adao c', 'a @Adao c'],
    ['everything away', `${A} ${B}`, '', ''],
    ['signs around it', `a ${A} b`, 'a **@Ada Leader** b', `a **${A}** b`],
    ['nothing around it', `a **${A}** b`, 'a @Ada Leader b', `a ${A} b`],
    ['the same', `${A} ${B}`, '@Ada Leader @Bo', `${A} ${B}`],
    ['where there is none', 'Hi', 'Hi @Ada Leader', 'Hi @Ada Leader'],
  ])(
    'stays when somebody types %s, and is text where they typed in it',
    (_, before, typed, after) => {
      expect(storedAfter(before, typed)).toBe(after)
      expect(typedOf(storedAfter(before, typed))).toBe(typed)
    },
  )

  it('stays when one before it that begins alike is deleted, or written again', () => {
    const ann = mentionToken({ userId: ada.userId, name: 'Ann' })
    const anna = mentionToken({ userId: bo.userId, name: 'Anna' })
    expect(storedAfter(`${ann} ${anna} hi`, '@Anna hi', 0)).toBe(`${anna} hi`)
    expect(storedAfter(`${ann} ${anna} hi`, '@Ann hi', 5)).toBe(`${ann} hi`)
    expect(storedAfter(`${anna} ${anna}`, '@Anna ', 6)).toBe(`${anna} `)
    expect(storedAfter(`${anna}aa`, '@Annaaaa', 7)).toBe(`${anna}aaa`)
    expect(storedAfter(`${anna} b`, '@Anna bc', 2)).toBe(`${anna} bc`)
  })

  it.each([
    ['Hi @a', 3, 5, `Hi ${A} `],
    ['@a, hi', 0, 2, `${A} , hi`],
    [`${B} @a`, 4, 6, `${B} ${A} `],
    [`@a ${B}`, 0, 2, `${A}  ${B}`],
    [`@a${B}`, 0, 2, `${A} ${B}`],
    ['', 0, 0, `${A} `],
  ])('takes the place of what was typed: %s', (content, from, to, after) => {
    expect(replaced(content, { from, to }, `${A} `)).toBe(after)
  })

  it.each([
    [4, 15, A],
    [0, 25, `Ask ${A} and ${B} n`],
    [6, 20, 'da Leader and '],
    [5, 23, `Ada Leader and ${B}`],
    [0, 0, ''],
  ])('is copied if all of it is chosen: %i to %i', (from, to, copied) => {
    expect(storedIn(`Ask ${A} and ${B} now`, { from, to })).toBe(copied)
  })

  it('shows what was typed after any edits, and forgets no mention that was not touched', () => {
    let seed = 20261119
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff
      return seed % below
    }
    for (let round = 0; round < 300; round += 1) {
      let content = 'start '
      for (let step = 0; step < 12; step += 1) {
        const typed = typedOf(content)
        const from = random(typed.length + 1)
        const to = Math.min(typed.length, from + random(4))
        if (random(3) === 0) {
          content = replaced(content, { from, to }, `${random(2) === 0 ? A : B} `)
          continue
        }
        const edited = typed.slice(0, from) + 'xé 😀@'.slice(random(4)) + typed.slice(to)
        const caret = random(2) === 0 ? edited.length - typed.length + to : undefined
        const next = storedAfter(content, edited, caret)
        expect(typedOf(next)).toBe(edited)
        const untouched = content.split(/(?=<@)|(?<=>)/).filter((part) => part.startsWith('<@'))
        const stayed = next.split('<@').length - 1
        // One edit touches at most the mentions that its three characters reach.
        expect(stayed).toBeGreaterThanOrEqual(untouched.length - 2)
        content = next
      }
    }
  })
})
