import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storage } from '../storage/storage.ts'
import { chooseTheme, currentTheme, startTheme } from './theme.ts'

let light = false
let system = new EventTarget()
let stop = (): void => {}
const shown = (): string | undefined => document.documentElement.dataset.theme

function start(): void {
  stop()
  stop = startTheme()
}

beforeEach(() => {
  light = false
  system = new EventTarget()
  vi.stubGlobal('matchMedia', () =>
    Object.defineProperty(system, 'matches', { get: () => light, configurable: true }),
  )
  start()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('changes all colours in one step, without transitions', () => {
  const seen: (string | null)[] = []
  const root = document.documentElement
  const spy = vi.spyOn(window, 'getComputedStyle').mockImplementation(() => {
    seen.push(root.getAttribute('data-theme'), root.getAttribute('data-theme-changing'))
    return { getPropertyValue: () => '' } as unknown as CSSStyleDeclaration
  })
  chooseTheme('light')
  spy.mockRestore()
  expect(seen).toEqual(['light', ''])
  expect(root.hasAttribute('data-theme-changing')).toBe(false)
})

it('follows the system, also while it changes, until the person chooses a theme', () => {
  expect(shown()).toBe('dark')
  light = true
  system.dispatchEvent(new Event('change'))
  expect(shown()).toBe('light')
  chooseTheme('dark')
  system.dispatchEvent(new Event('change'))
  expect(shown()).toBe('dark')
})

it('stores the choice for the next visit', () => {
  chooseTheme('light')
  start()
  expect(shown()).toBe('light')
})

it('takes over a choice, or its removal, from another tab', () => {
  localStorage.setItem('theme', 'light')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(shown()).toBe('light')
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(shown()).toBe('dark')
})

it('has the newest choice when the browser goes back to a page that it has kept', () => {
  localStorage.setItem('theme', 'light')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(shown()).toBe('dark')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(shown()).toBe('light')
})

it('ignores an invalid stored value', () => {
  localStorage.setItem('theme', 'sepia')
  start()
  expect(shown()).toBe('dark')
})

it('remembers the choice for this visit if storage is forbidden', () => {
  const forbidden = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden)
  start()
  chooseTheme('light')
  expect([shown(), currentTheme()]).toEqual(['light', 'light'])
  expect(storage.read('theme')).toBeNull()
  expect(storage.write('theme', 'dark')).toBe(false)
  expect(() => storage.remove('theme')).not.toThrow()
})
