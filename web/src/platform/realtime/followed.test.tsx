import { communityTopic, membershipsTopic } from '@patchbay/contract/realtime'
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { followedVersions, notifyFollowers, useFollowed, watchFollowed } from './followed.ts'

const communityId = '019a8000-0000-7000-8000-000000000001'
const topic = communityTopic(communityId)
const changed = (version: number) => ({
  type: 'community_changed' as const,
  communityId,
  version,
})

it('is notified of versions that are newer than the one it shows, and of nothing else', () => {
  const onChange = vi.fn<() => void>()
  const page = renderHook(({ version }) => useFollowed(topic, version, onChange), {
    initialProps: { version: 4 },
  })
  notifyFollowers(changed(4), 'me')
  notifyFollowers({ ...changed(9), communityId: 'another' }, 'me')
  expect(onChange).not.toHaveBeenCalled()
  notifyFollowers(changed(5), 'me')
  expect(onChange).toHaveBeenCalledTimes(1)
  page.rerender({ version: 5 })
  notifyFollowers(changed(5), 'me')
  expect(onChange).toHaveBeenCalledTimes(1)
  page.unmount()
  notifyFollowers(changed(6), 'me')
  expect(onChange).toHaveBeenCalledTimes(1)
})

it('does not fetch again for each of many changes', () => {
  vi.useFakeTimers()
  const onChange = vi.fn<() => void>()
  const page = renderHook(() => useFollowed(topic, 1, onChange))
  for (const version of [2, 3, 4, 5]) notifyFollowers(changed(version), 'me')
  expect(onChange).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(500)
  expect(onChange).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5_000)
  expect(onChange).toHaveBeenCalledTimes(2)
  page.unmount()
  vi.useRealTimers()
})

it('follows nothing until something is on screen', () => {
  const notice = vi.fn<() => void>()
  const stop = watchFollowed(notice)
  const nothing: { version: number | null | undefined } = { version: undefined }
  const page = renderHook(({ version }) => useFollowed(topic, version, () => {}), {
    initialProps: nothing,
  })
  expect([followedVersions(), notice.mock.calls.length]).toEqual([{}, 0])
  page.rerender({ version: 3 })
  expect([followedVersions(), notice.mock.calls.length]).toEqual([{ [topic]: 3 }, 1])
  // A newer version need not be sent to the server, which announced it.
  page.rerender({ version: 4 })
  expect([followedVersions(), notice.mock.calls.length]).toEqual([{ [topic]: 4 }, 1])
  page.unmount()
  expect([followedVersions(), notice.mock.calls.length]).toEqual([{}, 2])
  stop()
})

it('reports the lowest version if two parts of the page differ', () => {
  const first = renderHook(() => useFollowed(topic, 7, () => {}))
  const second = renderHook(() => useFollowed(topic, 5, () => {}))
  expect(followedVersions()).toEqual({ [topic]: 5 })
  first.unmount()
  second.unmount()
})

it('maps a memberships message to the topic of the person', () => {
  const onChange = vi.fn<() => void>()
  const page = renderHook(() => useFollowed(membershipsTopic('me'), 1, onChange))
  notifyFollowers({ type: 'memberships_changed', version: 2 }, 'me')
  expect(onChange).toHaveBeenCalledTimes(1)
  page.unmount()
})
