import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

describe('[A-75] a remembered path', () => {
  it.each([
    '/',
    '/marketplace',
    '/users/6f0e/?tab=reviews&page=2',
    '/communities/1#posts',
    '/messages?to=https://evil.example/',
    '/messages?to=//evil.example',
    '/search?q=a%20b%0Ac',
    '/%5Cevil.example',
    '/@evil.example',
    '/javascript:alert(1)',
  ])('is used if it is our own: %s', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  it.each([
    '',
    'marketplace',
    '?x=1',
    '#x',
    '.',
    '../x',
    ' /marketplace',
    '//evil.example',
    '///evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/x\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    '/\u0000/evil.example',
    '/a\u007fb',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example/',
    'http:evil.example',
    'HTTPS://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://own.invalid/x',
    'https://own.invalid/x',
  ])('is replaced by home if it is not ours: %j', (path) => {
    expect(ownPath(path)).toBe('/')
  })

  it.each([undefined, null, 1, {}, ['/x'], { toString: () => '/x' }])(
    'is replaced by home if it is not a string: %s',
    (value) => {
      expect(ownPath(value)).toBe('/')
    },
  )

  it('never leads to another origin from any page of ours', () => {
    const pieces = ['/', '\\', '.', '..', '\t', '@', ':', '%2f', '%5c', 'evil.example', '?', '#']
    let seed = 7
    const next = (): number => (seed = (seed * 1103515245 + 12345) % 2147483648)
    for (let i = 0; i < 5000; i += 1) {
      const path = Array.from({ length: 1 + (next() % 6) }, () => pieces[next() % pieces.length])
      const url = new URL(ownPath(path.join('')), 'https://patchbay.example/auth')
      expect(url.origin, path.join('')).toBe('https://patchbay.example')
    }
  })
})
