import { afterEach, expect, it, vi } from 'vitest'
import { forgetDrafts, readDraft, writeDraft } from './drafts.ts'

afterEach(() => forgetDrafts())

it('keeps a draft for its owner alone, until it is forgotten', () => {
  writeDraft('ada', 'form', { name: 'A' })
  writeDraft('ada', 'other', { text: 'B' })
  expect(readDraft('ada', 'form')).toEqual({ name: 'A' })
  expect(readDraft('kit', 'form')).toBeUndefined()
  writeDraft('ada', 'form', undefined)
  expect(readDraft('ada', 'form')).toBeUndefined()
  expect(readDraft('ada', 'other')).toEqual({ text: 'B' })
  forgetDrafts()
  expect(sessionStorage.length).toBe(0)
})

it('replaces what another owner has left', () => {
  writeDraft('ada', 'form', { name: 'A' })
  writeDraft('kit', 'form', { name: 'K' })
  expect(readDraft('ada', 'form')).toBeUndefined()
  expect(sessionStorage.getItem('drafts')).not.toContain('"A"')
})

it('remembers also where the browser keeps nothing', () => {
  const refuse = (): never => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  writeDraft('ada', 'form', { name: 'A' })
  expect(readDraft('ada', 'form')).toEqual({ name: 'A' })
  forgetDrafts()
  expect(readDraft('ada', 'form')).toBeUndefined()
  vi.unstubAllGlobals()
})

it('bears what it cannot read', () => {
  sessionStorage.setItem('drafts', '{"owner":')
  expect(readDraft('ada', 'form')).toBeUndefined()
})
