import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetDrafts, readDraft, useDraft, writeDraft } from './drafts.ts'

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
  writeDraft('ada', 'other', { name: 'A' })
  writeDraft('kit', 'form', { name: 'K' })
  expect(readDraft('ada', 'form')).toBeUndefined()
  expect(Object.values(sessionStorage)).toEqual(['{"name":"K"}'])
})

it('neither writes the other drafts nor draws who shows them', () => {
  writeDraft('ada', 'long', { text: 'A'.repeat(9) })
  let drawn = 0
  const { result } = renderHook(() => {
    drawn += 1
    return useDraft('ada', 'long')
  })
  const before = drawn
  const written = vi.spyOn(Storage.prototype, 'setItem')
  act(() => writeDraft('ada', 'form', { name: 'A' }))
  expect(written.mock.calls.map(([key]) => key)).toEqual(['draft:ada:form'])
  expect(drawn).toBe(before)
  act(() => writeDraft('ada', 'long', { text: 'B' }))
  expect(result.current[0]).toEqual({ text: 'B' })
  act(() => forgetDrafts())
  expect(result.current[0]).toBeUndefined()
  written.mockRestore()
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
  sessionStorage.setItem('draft:ada:form', '{"name":')
  expect(readDraft('ada', 'form')).toBeUndefined()
})
