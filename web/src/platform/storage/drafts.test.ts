import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetDrafts, readDraft, useDraft, writeDraft } from './drafts.ts'

afterEach(() => forgetDrafts())

it('stores a draft only for its owner, until it is forgotten', () => {
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

it('removes the drafts of another owner', () => {
  writeDraft('ada', 'form', { name: 'A' })
  writeDraft('ada', 'other', { name: 'A' })
  writeDraft('kit', 'form', { name: 'K' })
  expect(readDraft('ada', 'form')).toBeUndefined()
  expect(Object.values(sessionStorage)).toEqual(['{"name":"K"}'])
})

it('neither writes other drafts nor rerenders components that show them', () => {
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

it("stores drafts in memory if the browser's storage is forbidden", () => {
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

it('ignores a stored draft that cannot be parsed', () => {
  sessionStorage.setItem('draft:ada:form', '{"name":')
  expect(readDraft('ada', 'form')).toBeUndefined()
})
