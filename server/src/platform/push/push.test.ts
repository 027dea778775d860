import { describe, expect, it } from 'vitest'
import { encrypt, isBrowserKey, mostPlainBytes } from './encrypt.ts'
import { outcomeOf } from './send-push.ts'

/** The example of RFC 8291, appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  browser: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  ephemeral: {
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  },
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

describe('a push', () => {
  it('is encrypted exactly like the standard’s example', () => {
    const { text, browser, ephemeral, body } = example
    expect(encrypt(text, browser, ephemeral).toString('base64url')).toBe(body)
  })

  it('is encrypted differently every time', () => {
    const { text, browser } = example
    expect(encrypt(text, browser).equals(encrypt(text, browser))).toBe(false)
  })

  it('is never longer than every service accepts', () => {
    const { browser } = example
    expect(encrypt('x'.repeat(mostPlainBytes), browser)).toHaveLength(4_096)
    expect(() => encrypt('x'.repeat(mostPlainBytes + 1), browser)).toThrow('no room')
  })
})

it('accepts only points on the curve as a browser’s key', () => {
  expect(isBrowserKey(example.browser.p256dh)).toBe(true)
  expect(isBrowserKey(`B${'A'.repeat(86)}`)).toBe(false)
})

it('derives the outcome from the status', () => {
  expect([200, 201, 202].map(outcomeOf)).toEqual(['sent', 'sent', 'sent'])
  expect([403, 404, 410].map(outcomeOf)).toEqual(['gone', 'gone', 'gone'])
  expect([429, 500, 503].map(outcomeOf)).toEqual(['later', 'later', 'later'])
  expect([301, 400, 401, 413].map(outcomeOf)).toEqual(Array(4).fill('refused'))
})
